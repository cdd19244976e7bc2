import { ConfirmDialog } from "@tieout/ui-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { AllMessages } from "../messages/messages-provider.tsx";

interface LogOutQuestionProps {
  readonly onStay: () => void;
  readonly onLogOut: () => void;
}

/** The session is around pages, and has the first page's messages alone. */
export function LogOutQuestion(props: LogOutQuestionProps) {
  return (
    <AllMessages>
      <Question {...props} />
    </AllMessages>
  );
}

/** Asked where statements have unsaved edits: they are kept on the device, and forgotten with the person. */
function Question({ onStay, onLogOut }: LogOutQuestionProps) {
  const { formatMessage } = useIntl();

  return (
    <ConfirmDialog
      confirmLabel={formatMessage({ id: "logOut.unsaved.confirm" })}
      destructive
      onClose={onStay}
      onConfirm={onLogOut}
      open
      safeLabel={formatMessage({ id: "logOut.unsaved.stay" })}
      title={formatMessage({ id: "logOut.unsaved.title" })}
    >
      <FormattedMessage id="logOut.unsaved.question" />
    </ConfirmDialog>
  );
}
