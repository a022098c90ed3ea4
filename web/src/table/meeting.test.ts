import { describe, expect, it } from "vitest";
import { meeting } from "./meeting";

const home = { origin: "http://localhost:8000", hostname: "localhost" };

describe("where an invitation leads", () => {
  it("is this computer only as long as the server is open to nobody else", () => {
    expect(meeting(home, null)).toEqual({ origin: "http://localhost:8000", local: true });
  });
  it("is the address in the local network though the host looks at localhost", () => {
    expect(meeting(home, "http://192.168.1.5:8000")).toEqual({ origin: "http://192.168.1.5:8000", local: false });
  });
  it("is the address of the page where that is one for everybody", () => {
    const abroad = { origin: "https://games.example.org", hostname: "games.example.org" };
    expect(meeting(abroad, "http://192.168.1.5:8000")).toEqual({ origin: "https://games.example.org", local: false });
  });
});
