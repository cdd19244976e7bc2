import { createContext, useContext } from "react";

interface FailureNotice {
  /** Says above the table what couldn't be done. */
  readonly say: (title: string, detail: string) => void;
  readonly clear: () => void;
}

export const failureNotice = createContext<FailureNotice>({ say: () => {}, clear: () => {} });

export const useFailureNotice = () => useContext(failureNotice);
