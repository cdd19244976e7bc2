import { createContext, type ReactNode, useContext } from "react";

export interface Browser {
  /** In this window (D-18). */
  readonly leaveFor: (address: string) => void;
  readonly reload: () => void;
  readonly now: () => Date;
}

const thisBrowser: Browser = {
  leaveFor: (address) => window.location.assign(address),
  reload: () => window.location.reload(),
  now: () => new Date(),
};

const BrowserContext = createContext(thisBrowser);

export const useBrowser = (): Browser => useContext(BrowserContext);

export function BrowserProvider({
  browser,
  children,
}: {
  readonly browser: Browser;
  readonly children: ReactNode;
}) {
  return <BrowserContext value={browser}>{children}</BrowserContext>;
}
