import { createContext, useContext, useEffect, useSyncExternalStore } from "react";

/** The secret of the link that was opened. */
export interface LinkSecret {
  readonly current: () => string | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Takes the secret out of the address at once, so that no history lists it and it's sent with nothing (D-8).
 * The page's memory has it from then on, and the state of its own history entry, for a phone that loads the
 * page again by itself. The same link, pasted again into the same window, changes nothing but the fragment,
 * so that is taken as well.
 */
export function takeLinkSecret(): LinkSecret {
  let secret = takeFragment() ?? keptSecret();
  const subscribers = new Set<() => void>();
  // One takes it for all of them: whoever looked second would find the address without it.
  const takeAgain = () => {
    const taken = takeFragment();
    if (taken === undefined) return;
    secret = taken;
    for (const onChange of subscribers) onChange();
  };
  return {
    current: () => secret,
    subscribe: (onChange) => {
      subscribers.add(onChange);
      window.addEventListener("hashchange", takeAgain);
      return () => {
        subscribers.delete(onChange);
        if (subscribers.size === 0) window.removeEventListener("hashchange", takeAgain);
      };
    },
  };
}

/** Whoever starts the app takes the secret, before anything is drawn. */
export const LinkSecretTaken = createContext<LinkSecret>({
  current: () => undefined,
  subscribe: () => () => {},
});

export function useLinkSecret(): string | undefined {
  const { subscribe, current } = useContext(LinkSecretTaken);
  return useSyncExternalStore(subscribe, current);
}

/** Once a session goes on by a cookie, only this page's memory has the secret; loaded again, it needs none. */
export function useSecretGivenUp(isOpened: boolean): void {
  useEffect(() => {
    if (isOpened) window.history.replaceState(null, "");
  }, [isOpened]);
}

function takeFragment(): string | undefined {
  const { hash, pathname, search } = window.location;
  // The skip link points into the page; a secret never looks like that.
  if (hash.length <= 1 || hash === "#main") return undefined;

  const secret = hash.slice(1);
  window.history.replaceState({ secret }, "", pathname + search);
  return secret;
}

/** Nobody else puts anything there: going to another page leaves an entry's state empty. */
const keptSecret = () => (window.history.state as { secret: string } | null)?.secret;
