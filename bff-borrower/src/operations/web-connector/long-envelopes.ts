import type { Readable } from "node:stream";

/** Long answers that are held in memory, each at most once. */
export interface LongEnvelopes {
  /** Takes a place for one; false where there is none. */
  readonly enter: (body: Readable, network: string) => boolean;
  readonly leave: (body: Readable) => void;
}

/** Each takes several times its length while it's read, so that only so many fit into a process. */
export function longEnvelopes(
  limits: Limits = { altogether: 4, fromOneNetwork: 2 },
): LongEnvelopes {
  const networks = new Map<Readable, string>();
  return {
    enter: (body, network) => {
      const others = [...networks.values()].filter((other) => other === network);
      if (networks.size >= limits.altogether || others.length >= limits.fromOneNetwork) {
        return false;
      }
      networks.set(body, network);
      return true;
    },
    leave: (body) => void networks.delete(body),
  };
}

interface Limits {
  readonly altogether: number;
  readonly fromOneNetwork: number;
}
