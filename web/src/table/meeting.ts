// Where an invitation leads: to the address of this page, unless that is one of this computer only.
const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

export interface Place {
  origin: string;
  /** Can only this computer open it? */
  local: boolean;
}

/** `address` is where the server says that others reach it, if they do. */
export function meeting(here: { origin: string; hostname: string }, address: string | null): Place {
  if (!LOCAL.includes(here.hostname)) return { origin: here.origin, local: false };
  return { origin: address ?? here.origin, local: address === null };
}
