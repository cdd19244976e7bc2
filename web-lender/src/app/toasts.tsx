import { ToastProvider } from "@tieout/ui-kit";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";

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
