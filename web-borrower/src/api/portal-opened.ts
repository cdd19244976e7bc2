/** Notes on this device that a workspace was opened here by the standing address; not which, nor whose. */
export function notePortalOpened(): void {
  try {
    window.localStorage.setItem(name, "opened");
  } catch {
    // A browser that keeps nothing is asked each time.
  }
}

/** Whether this browser may have a session of the standing address: none that has opened nothing does. */
export function isPortalOpened(): boolean {
  try {
    return window.localStorage.getItem(name) !== null;
  } catch {
    return true;
  }
}

const name = "tieout.portal";
