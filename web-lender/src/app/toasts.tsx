import { ToastProvider } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

/** Lets pages say what has just succeeded. */
export function Toasts({ children }: { readonly children: ReactNode }) {
  const { formatMessage } = useIntl();

  return (
    <ToastProvider
      label={formatMessage({ id: "app.notices" })}
      closeLabel={formatMessage({ id: "dialog.close" })}
    >
      {children}
    </ToastProvider>
  );
}
