import { createContext, useContext, useEffect, useSyncExternalStore } from "react";

export interface LinkSecret {
  readonly current: () => string | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Removes the secret from the address at once, so no history or referrer has it (D-8). Memory and
 * the state of its own history entry keep it for reloads. Pasting the same link changes only the
 * fragment, so that is watched too.
 */
export function takeLinkSecret(): LinkSecret {
  let secret = takeFragment() ?? keptSecret();
  const subscribers = new Set<() => void>();
  // Taken once for all: a second reader would find the address without it.
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

/** Taken before anything is drawn. */
export const LinkSecretTaken = createContext<LinkSecret>({
  current: () => undefined,
  subscribe: () => () => {},
});

export function useLinkSecret(): string | undefined {
  const { subscribe, current } = useContext(LinkSecretTaken);
  return useSyncExternalStore(subscribe, current);
}

/** Once a cookie carries the session, only memory keeps the secret. */
export function useSecretGivenUp(isOpened: boolean): void {
  useEffect(() => {
    if (isOpened) window.history.replaceState(null, "");
  }, [isOpened]);
}

function takeFragment(): string | undefined {
  const { hash, pathname, search } = window.location;
  // The skip link's target isn't a secret.
  if (hash.length <= 1 || hash === "#main") return undefined;

  // Mail programs may include the period, bracket or quote after a link.
  const secret = hash.slice(1).replace(/^([\w-]{43})[^\w-].*/, "$1");
  window.history.replaceState({ secret }, "", pathname + search);
  return secret;
}

/** Nothing else writes there: navigation leaves an entry's state empty. */
const keptSecret = () => (window.history.state as { secret: string } | null)?.secret;
