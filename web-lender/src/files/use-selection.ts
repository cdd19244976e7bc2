import { useState } from "react";

/** By file address, in the order of choosing. */
export interface Selection {
  readonly chosen: readonly string[];
  readonly has: (address: string) => boolean;
  readonly set: (address: string, isChosen: boolean) => void;
}

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
