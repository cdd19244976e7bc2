export interface Rate {
  readonly requests: number;
  readonly seconds: number;
}

/** Counts requests by key in fixed windows; gives the whole seconds to wait, or `undefined`. */
export function rateLimit(now: () => number) {
  const windows = new Map<string, { readonly ends: number; count: number }>();

  return (key: string, { requests, seconds }: Rate): number | undefined => {
    const open = windows.get(key);
    const current = open && open.ends > now() ? open : { ends: now() + seconds * 1_000, count: 0 };
    windows.set(key, current);
    current.count += 1;
    return current.count > requests ? Math.ceil((current.ends - now()) / 1_000) : undefined;
  };
}
