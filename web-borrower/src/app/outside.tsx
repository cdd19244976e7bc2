import { createContext, type ReactNode, useContext } from "react";

/** What lies outside the page: other sites, and the clock. */
export interface Outside {
  /** Goes to the package's own page, in this window (D-18). */
  readonly leaveFor: (address: string) => void;
  readonly now: () => Date;
}

const browser: Outside = {
  leaveFor: (address) => window.location.assign(address),
  now: () => new Date(),
};

const Surroundings = createContext(browser);

export const useOutside = (): Outside => useContext(Surroundings);

export function OutsideIs({
  outside,
  children,
}: {
  readonly outside: Outside;
  readonly children: ReactNode;
}) {
  return <Surroundings value={outside}>{children}</Surroundings>;
}
