import { createContext, useContext } from "react";

export interface ToastMessage {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** Separate from the provider, so pages without toasts don't load it. */
export const toastContext = createContext<(message: ToastMessage) => void>(() => {});

/** For success only. Errors use `ErrorPanel`. */
export const useToast = () => useContext(toastContext);
