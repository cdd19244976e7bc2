import { withdrawalDays } from "@tieout/core/retention";
import { Box, Button, Card, Grow, Heading, Stack, Text } from "@tieout/ui-kit";
import { ConfirmAction } from "@tieout/web-portal/confirm-action";
import { Info, Mail, Trash2, Undo2 } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  changeReceipt,
  endPermission,
  type Receipt,
  type ReceiptPath,
  receiptKey,
} from "../../api/receipt.ts";
import { usePackageName } from "../../api/tenant-settings.ts";
import { useAction } from "../../app/use-action.ts";
import * as styles from "./receipt.css.ts";

interface EndAccessProps {
  readonly path: ReceiptPath;
  readonly lender: string;
  readonly packageName: string;
}

/** Asks for confirmation first. */
export function EndAccess({ path, lender, packageName }: EndAccessProps) {
  const action = useChangeReceipt(path, (at) => changeReceipt(at, "endaccess"));
  return <ConfirmEnd action={action} lender={lender} packageName={packageName} />;
}

interface EndPermissionProps extends Pick<EndAccessProps, "path" | "lender"> {
  readonly permissionId: string;
  readonly datasourceNameId: string;
}

/** Ends one of the other permissions; asks for confirmation first. */
export function EndPermission(props: EndPermissionProps) {
  const { path, lender, permissionId, datasourceNameId } = props;
  const { formatMessage } = useIntl();
  const packageName =
    usePackageName()(datasourceNameId) ?? formatMessage({ id: "package.unnamed" });
  const action = useChangeReceipt(path, (at) => endPermission(at, permissionId));
  return <ConfirmEnd action={action} lender={lender} packageName={packageName} />;
}

interface ConfirmEndProps extends Pick<EndAccessProps, "lender" | "packageName"> {
  readonly action: ReturnType<typeof useChangeReceipt>;
}

function ConfirmEnd({ action, lender, packageName }: ConfirmEndProps) {
  const { formatMessage } = useIntl();
  const values = { lender, package: packageName };

  return (
    <ConfirmAction
      action={action}
      busyLabel={formatMessage({ id: "receipt.end.busy" })}
      confirmLabel={formatMessage({ id: "receipt.end" })}
      destructive
      failed={formatMessage({ id: "receipt.end.failed" })}
      safeLabel={formatMessage({ id: "receipt.keep" })}
      title={formatMessage({ id: "receipt.end.title" }, values)}
      trigger={(ask) => (
        <Button onClick={ask} size="large">
          {formatMessage({ id: "receipt.end" })}
        </Button>
      )}
    >
      <FormattedMessage id="receipt.end.detail" values={values} />
    </ConfirmAction>
  );
}

interface WithdrawRecordsProps {
  readonly path: ReceiptPath;
  readonly receipt: Receipt;
  readonly packageName: string;
}

/** Asks for confirmation first (ui mock-up 48b). */
export function WithdrawRecords({ path, receipt, packageName }: WithdrawRecordsProps) {
  const { formatMessage } = useIntl();
  const { lender, askedBy: person = lender } = receipt;
  const values = { lender, person, package: packageName, days: withdrawalDays };
  const isHeld = receipt.kept.state === "held";
  const consequences = [
    [Trash2, goneBy(receipt, isHeld ? "held" : "deleted")],
    [Mail, "receipt.withdraw.told"],
    [Info, "receipt.withdraw.beyond"],
  ] as const;

  return (
    <Box above={14}>
      <ConfirmAction
        action={useChangeReceipt(path, (at) => changeReceipt(at, "withdrawal"))}
        busyLabel={formatMessage({ id: "receipt.withdraw.busy" })}
        confirmLabel={formatMessage({ id: "receipt.withdraw" })}
        destructive
        failed={formatMessage({ id: "receipt.withdraw.failed" })}
        safeLabel={formatMessage({ id: "receipt.keep" })}
        title={formatMessage({ id: "receipt.withdraw.title" }, values)}
        trigger={(ask) => (
          <Card>
            <div className={styles.withdraw}>
              <Grow>
                <Heading level={2} size="small">
                  <FormattedMessage id="receipt.withdraw.heading" />
                </Heading>
                <Text as="p" pretty tone="muted">
                  <FormattedMessage
                    id={isHeld ? "receipt.withdraw.detail.held" : "receipt.withdraw.detail"}
                    values={values}
                  />
                </Text>
              </Grow>
              <div className={styles.act}>
                <Button icon={<Undo2 aria-hidden />} onClick={ask} variant="danger-quiet">
                  {formatMessage({ id: "receipt.withdraw" })}
                </Button>
              </div>
            </div>
          </Card>
        )}
      >
        <FormattedMessage id="receipt.withdraw.final" />
        <Stack above="medium" as="ul">
          {consequences.map(([Icon, id]) => (
            <li className={styles.consequence} key={id}>
              <Icon aria-hidden className={styles.consequenceIcon} />
              <span>
                <FormattedMessage id={id} values={values} />
              </span>
            </li>
          ))}
        </Stack>
      </ConfirmAction>
    </Box>
  );
}

/** No date is promised for records that the law keeps. */
const goneBy = ({ books }: Receipt, how: "deleted" | "held") =>
  books?.access.state === "connected"
    ? (`receipt.withdraw.${how}.access` as const)
    : (`receipt.withdraw.${how}` as const);

/** The link's state changes with it, so it's reread. */
const useChangeReceipt = (path: ReceiptPath, change: (path: ReceiptPath) => Promise<Receipt>) =>
  useAction({
    call: () => change(path),
    answers: receiptKey(path),
    changes: [["link-session"]],
  });
