import { Button, Dialog, ErrorPanel, Text } from "@tieout/ui-kit";
import { Key } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import { useRequestAccess } from "./use-request-access.ts";

interface RequestAccessProps {
  readonly workspaceId: string;
  /** Names it for who hears a list of these. */
  readonly children?: React.ReactNode;
}

/** Asks those who can let somebody in, and says who was told. */
export function RequestAccess({ workspaceId, children }: RequestAccessProps) {
  const { formatMessage, formatList } = useIntl();
  const { run, told, failure, isPending, reset } = useRequestAccess();

  return (
    <>
      <Button
        size="small"
        icon={<Key />}
        busy={isPending}
        busyLabel={formatMessage({ id: "access.requesting" })}
        onClick={() => run(workspaceId)}
      >
        <FormattedMessage id="access.request" />
        {children}
      </Button>
      <Dialog
        open={told !== undefined || failure !== undefined}
        onClose={reset}
        size="small"
        title={formatMessage({ id: failure ? "access.failed" : "access.requested" })}
        closeLabel={formatMessage({ id: "dialog.close" })}
        foot={
          <Button variant="primary" onClick={reset}>
            <FormattedMessage id="limit.understood" />
          </Button>
        }
      >
        {failure ? (
          <ErrorPanel title={failure} />
        ) : (
          <Text as="p">
            {told && told.length > 0
              ? formatMessage({ id: "access.told" }, { names: formatList(told) })
              : formatMessage({ id: "access.nobody" })}
          </Text>
        )}
      </Dialog>
    </>
  );
}
