import type { Day } from "@tieout/core/calendar/day";
import type { CollectionGroup } from "@tieout/core/submission-request/submission-request";
import {
  Box,
  Button,
  Callout,
  DefinitionList,
  Dialog,
  IconLine,
  Inline,
  Monogram,
  Stack,
  StatusIcon,
  Text,
} from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { useDates } from "@tieout/web-portal/dates";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { packageFacts } from "@tieout/web-portal/packages";
import { ArrowRight, KeyRound, Lock, ShieldCheck, Upload } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Asked } from "../../api/request.ts";
import { isFile, type OfferedPackage } from "../../api/tenant-settings.ts";
import { Explained, type FlowError } from "../../messages/explained.tsx";
import * as styles from "./choose-package.css.ts";

export interface ParametersDialogProps {
  readonly accountingPackage: OfferedPackage;
  readonly asked: Asked;
  readonly lastDay: Day;
  readonly businessName: string;
  readonly lenderName: string;
  readonly person: string | undefined;
  readonly isOpening: boolean;
  readonly problem: (Problem & { readonly failed: FlowError }) | undefined;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}

/** Shown in full before the package's page or a file (S-U30, S-U31). */
export function ParametersDialog({
  accountingPackage,
  asked,
  lastDay,
  businessName,
  lenderName,
  person,
  isOpening,
  problem,
  onContinue,
  onCancel,
}: ParametersDialogProps) {
  const { formatMessage } = useIntl();
  const { longBookDay, longDay } = useDates();
  const { id, name } = accountingPackage;
  const about = isFile(id) ? "parameters.file" : "parameters";

  return (
    <Dialog
      closeLabel={formatMessage({ id: "parameters.cancel" })}
      footStart={
        <div className={styles.foot}>
          <Button
            busy={isOpening}
            busyLabel={formatMessage({ id: "landing.opening" }, { package: name })}
            onClick={onContinue}
            trailingIcon={<ArrowRight aria-hidden />}
            variant="primary"
          >
            {formatMessage({ id: `${about}.continue` }, { package: name })}
          </Button>
          <span className={styles.note}>
            <FormattedMessage id={`${about}.return`} />
          </span>
        </div>
      }
      mark={
        isFile(id) ? (
          <StatusIcon icon={<Upload />} size="medium" tone="neutral" />
        ) : (
          <Monogram {...packageMarks[id]} size="large" />
        )
      }
      onClose={onCancel}
      open
      title={formatMessage({ id: `${about}.title` }, { package: name })}
    >
      {problem && (
        <Callout tone="danger">
          <Explained failed={problem.failed} problem={problem} />
        </Callout>
      )}
      <Box above={problem ? "large" : "none"}>
        <Assurances accountingPackage={accountingPackage} lenderName={lenderName} />
      </Box>
      <div className={styles.request}>
        <DefinitionList
          items={[
            {
              term: formatMessage({ id: "parameters.request" }),
              description: formatMessage(
                { id: "parameters.request.value" },
                { lender: lenderName, business: businessName },
              ),
              ...(person !== undefined && {
                note:
                  asked.requestedTime === undefined
                    ? formatMessage({ id: "parameters.request.person" }, { person })
                    : formatMessage(
                        { id: "parameters.request.day" },
                        { person, day: longDay(asked.requestedTime) },
                      ),
              }),
            },
            {
              term: formatMessage({ id: "parameters.period" }),
              description: formatMessage(
                { id: "landing.span" },
                { years: asked.fullFiscalYearsToCollect, day: longBookDay(lastDay) },
              ),
              note: formatMessage({ id: `parameters.basis.${asked.basisOfAccountingPreference}` }),
            },
            {
              term: formatMessage({ id: "parameters.reports" }),
              description: <Reports asked={asked} asFile={isFile(id)} />,
            },
          ]}
          layout="rows"
        />
      </div>
    </Dialog>
  );
}

interface AssurancesProps {
  readonly accountingPackage: OfferedPackage;
  readonly lenderName: string;
}

const lines = [
  { name: "encrypted", Icon: Lock },
  { name: "password", Icon: KeyRound },
  { name: "read-only", Icon: ShieldCheck },
] as const;

/** Each is true for the package or the file (D-17). */
export function Assurances({ accountingPackage: { id, name }, lenderName }: AssurancesProps) {
  const about = isFile(id) ? "parameters.file" : "parameters";
  const values = { package: name, lender: lenderName, vendor: packageFacts[id].vendor ?? name };

  return (
    <Stack as="ul" gap={10}>
      {lines.map(({ name: line, Icon }) => (
        <IconLine icon={<Icon />} key={line} tone="success">
          <span>
            <FormattedMessage id={`${about}.${line}`} values={values} />
            <small className={styles.assuranceDetail}>
              <FormattedMessage id={`${about}.${line}.detail`} values={values} />
            </small>
          </span>
        </IconLine>
      ))}
    </Stack>
  );
}

/** Statements and transactions span years; receivables and payables are as of their ends. */
const spans: Record<CollectionGroup, "parameters.years" | "parameters.year-ends"> = {
  "financial-statements": "parameters.years",
  "accounts-receivable": "parameters.year-ends",
  "accounts-payable": "parameters.year-ends",
  transactions: "parameters.years",
};

interface ReportsProps {
  readonly asked: Asked;
  /** A file holds only what is in it. */
  readonly asFile: boolean;
}

export function Reports({ asked, asFile }: ReportsProps) {
  const hasMore = asked.accountingCollectionGroups.some(
    (group) => group !== "financial-statements",
  );
  return (
    <>
      <Stack as="ul" gap={2}>
        {asked.accountingCollectionGroups.map((group) => (
          <Inline
            align="start"
            as="li"
            gap="medium"
            justify="between"
            rowGap="none"
            wrap
            key={group}
          >
            <FormattedMessage id={`group.${group}`} />
            <Text numeric size="small" tone="muted">
              <FormattedMessage
                id={spans[group]}
                values={{ years: asked.fullFiscalYearsToCollect }}
              />
            </Text>
            {group === "financial-statements" && (
              <small className={styles.ledger}>
                <FormattedMessage id="landing.ledger" />
              </small>
            )}
          </Inline>
        ))}
      </Stack>
      {asFile && hasMore && (
        <small className={styles.ledger}>
          <FormattedMessage id="parameters.file.statements" />
        </small>
      )}
      {asked.anonymizeCustomersAndVendors && (
        <small className={styles.ledger}>
          <FormattedMessage id="parameters.anonymous" />
        </small>
      )}
    </>
  );
}
