import { useState } from "react";

/** Which files are chosen, by their addresses. */
export interface Selection {
  readonly chosen: readonly string[];
  readonly has: (address: string) => boolean;
  readonly set: (address: string, isChosen: boolean) => void;
}

/** Keeps the files that somebody chose, in the order of choosing. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<readonly string[]>([]);

  return {
    chosen,
    has: (address) => chosen.includes(address),
    set: (address, isChosen) =>
      setChosen((before) => {
        const others = before.filter((one) => one !== address);
        return isChosen ? [...others, address] : others;
      }),
  };
}
