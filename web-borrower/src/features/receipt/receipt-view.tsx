import { presentReceipt } from "@tieout/core/receipt/present-receipt";
import { Box, Callout, Card, Grow, Heading, Stack, Text } from "@tieout/ui-kit";
import { Undo2 } from "lucide-react";
import { useIntl } from "react-intl";
import type { Receipt, ReceiptPath } from "../../api/receipt.ts";
import { usePackageName } from "../../api/tenant-settings.ts";
import { EndAccess, EndPermission, WithdrawRecords } from "./change-receipt.tsx";
import * as styles from "./receipt.css.ts";
import { ReceiptActions } from "./receipt-actions.tsx";
import { ReceiptRows } from "./receipt-rows.tsx";

interface ReceiptViewProps {
  readonly path: ReceiptPath;
  readonly receipt: Receipt;
}

/** What was shared, and the way to end it; the file says the same (ui mock-up 48a). */
export function ReceiptView({ path, receipt }: ReceiptViewProps) {
  const { locale } = useIntl();
  const { lender, may, copyAddress } = receipt;
  const told = presentReceipt(receipt, locale);
  const packageName = useSourceName(receipt.books?.datasourceNameId);

  return (
    <>
      <div role="status">
        {told.withdrawn && (
          <Box above={20}>
            <Callout icon={<Undo2 />} title={told.withdrawn.title} tone="neutral">
              {told.withdrawn.detail}
            </Callout>
          </Box>
        )}
      </div>
      <ReceiptRows
        access={
          may.endAccess && <EndAccess lender={lender} packageName={packageName} path={path} />
        }
        told={told}
      />
      <ReceiptActions copyAddress={copyAddress} path={path} />
    </>
  );
}

/** The same person's other permissions, each with the way to end it. */
export function OtherPermissions({ path, receipt }: ReceiptViewProps) {
  const { locale } = useIntl();
  const { lender, otherPermissions } = receipt;
  const { others, othersHeading } = presentReceipt(receipt, locale);
  if (others.length === 0) return null;

  return (
    <Box above={28} as="section" aria-labelledby="other-permissions">
      <Heading id="other-permissions" level={2} size="small">
        {othersHeading}
      </Heading>
      <Stack above={10} as="ul" gap={10}>
        {others.map(({ id, title, agreed, term, advice }, index) => (
          <li key={id}>
            <Card>
              <div className={styles.withdraw}>
                <Grow>
                  <Heading level={3} size="small">
                    {title}
                  </Heading>
                  {agreed.map((line) => (
                    <Text as="p" key={line} pretty size="small" tone="muted">
                      {line}
                    </Text>
                  ))}
                  <Text as="p" pretty>
                    {term}
                  </Text>
                  {advice !== undefined && (
                    <Text as="p" pretty size="small" tone="muted">
                      {advice}
                    </Text>
                  )}
                </Grow>
                {otherPermissions[index]?.mayEnd && (
                  <div className={styles.act}>
                    <EndPermission
                      datasourceNameId={otherPermissions[index].datasourceNameId}
                      lender={lender}
                      path={path}
                      permissionId={id}
                    />
                  </div>
                )}
              </div>
            </Card>
          </li>
        ))}
      </Stack>
    </Box>
  );
}

/** The way to take everything back, last on the page. */
export function WithdrawReceipt({ path, receipt }: ReceiptViewProps) {
  const packageName = useSourceName(receipt.books?.datasourceNameId);
  if (!receipt.may.withdraw) return null;
  return <WithdrawRecords packageName={packageName} path={path} receipt={receipt} />;
}

function useSourceName(datasourceNameId: string | undefined): string {
  const { formatMessage } = useIntl();
  return usePackageName()(datasourceNameId) ?? formatMessage({ id: "package.unnamed" });
}
