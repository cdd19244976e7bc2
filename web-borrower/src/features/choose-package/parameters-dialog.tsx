import type { Day } from "@tieout/core/calendar";
import { Box, Button, Callout, DefinitionList, Dialog, Monogram, StatusIcon } from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { useDates } from "@tieout/web-portal/dates";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { ArrowRight, Upload } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Asked } from "../../api/request.ts";
import { isFile, type OfferedPackage } from "../../api/tenant-settings.ts";
import { Explained } from "../../messages/explained.tsx";
import type { FlowError } from "../../messages/flow-error.ts";
import { Assurances } from "./assurances.tsx";
import * as styles from "./choose-package.css.ts";
import { Reports } from "./reports.tsx";

export interface ParametersDialogProps {
  readonly accountingPackage: OfferedPackage;
  readonly asked: Asked;
  readonly lastDay: Day;
  readonly businessName: string;
  readonly lenderName: string;
  /** Who at the lender asks. */
  readonly person: string | undefined;
  readonly isOpening: boolean;
  readonly problem: (Problem & { readonly failed: FlowError }) | undefined;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}

/** What is about to be shared, once more and in full, before the package's page or a file (S-U30, S-U31). */
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
