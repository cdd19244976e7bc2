import { createContext, useContext, useSyncExternalStore } from "react";

/** The secret of the link that was opened, while this page is open. */
export interface LinkSecret {
  readonly current: () => string | undefined;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Takes the secret out of the address at once, so that it stays in no history and is sent with nothing
 * (D-8); from then on only this page's memory has it. The same link, pasted again into the same
 * window, changes nothing but the fragment, so that is taken as well.
 */
export function takeLinkSecret(): LinkSecret {
  let secret = takeFragment();
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

function takeFragment(): string | undefined {
  const { hash, pathname, search } = window.location;
  // The skip link points into the page; a secret never looks like that.
  if (hash.length <= 1 || hash === "#main") return undefined;

  window.history.replaceState(window.history.state, "", pathname + search);
  return hash.slice(1);
}
