import type { Readable } from "node:stream";

export interface LongEnvelopes {
  /** Reserves a slot; false if none is free. */
  readonly enter: (body: Readable, network: string) => boolean;
  readonly leave: (body: Readable) => void;
}

/** Parsing takes several times an envelope's length, so their number per process is limited. */
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
