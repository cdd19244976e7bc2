import { createContext, useContext } from "react";

export interface ToastMessage {
  /** What is so now: "Statement saved". */
  readonly title: string;
  readonly detail?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Apart from what draws it: a page that never shows a toast loads none of that. */
export const toastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Says that something succeeded. What failed stays, in an `ErrorPanel`. */
export const useToast = () => useContext(toastContext);
