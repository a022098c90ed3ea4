// The page as an app: browsers that can install it say so once, early, and wait for a touch.

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Installer {
  offer = $state.raw<InstallEvent | null>(null);

  async install(): Promise<void> {
    const offer = this.offer;
    this.offer = null;
    await offer?.prompt();
  }
}

export const installer = new Installer();

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installer.offer = event as InstallEvent;
});
addEventListener("appinstalled", () => (installer.offer = null));
