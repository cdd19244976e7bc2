import { dayAt } from "@tieout/core/calendar";
import { Field, Segmented, Select, SwitchRow } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { TenantSettings } from "../../api/tenant-settings.ts";
import * as styles from "./options-step.css.ts";
import { PeriodField } from "./period-field.tsx";
import type { Basis, Wish } from "./wish.ts";

interface OptionsStepProps {
  readonly settings: TenantSettings;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

const bases: readonly Basis[] = ["Accrual", "Cash", "CashAndAccrual"];

/** How far back, up to when, on which basis, and what the borrower may do besides. */
export function OptionsStep({ settings, wish, onWish }: OptionsStepProps) {
  const { formatMessage } = useIntl();
  const { appSettings } = settings;
  const disabled = appSettings.disabledDataCollectionOptions;
  const years = Array.from(
    { length: appSettings.maxYearsInAdditionToFYTDForCollection },
    (_, index) => index + 1,
  );
  const now = new Date();

  return (
    <>
      <div className={styles.grid}>
        {!disabled.disableBasisOfAccounting && (
          <div className={styles.field}>
            <span className={styles.label}>{formatMessage({ id: "options.basis" })}</span>
            <Segmented
              label={formatMessage({ id: "options.basis" })}
              options={bases.map((basis) => ({
                value: basis,
                label: formatMessage({ id: `basis.${basis}` }),
              }))}
              value={wish.basis}
              onChange={(basis) => onWish({ ...wish, basis })}
            />
          </div>
        )}
        <Field label={formatMessage({ id: "options.years" })}>
          <Select
            options={years.map((count) => ({
              value: String(count),
              label: formatMessage({ id: "options.yearCount" }, { count }),
            }))}
            value={String(wish.fullYears)}
            onChange={(count) => onWish({ ...wish, fullYears: Number(count) })}
          />
        </Field>
        <PeriodField
          today={dayAt(now, now.getTimezoneOffset())}
          restriction={{
            noTimeRestriction: appSettings.noTimeRestrictionForDataCollection,
            months: appSettings.numMonthsInImportYTDDropdown,
          }}
          wish={wish}
          onWish={onWish}
        />
      </div>
      <div className={styles.switches}>
        {!disabled.disableAnonymizeResults && (
          <SwitchRow
            label={formatMessage({ id: "options.anonymize" })}
            hint={formatMessage({ id: "options.anonymize.hint" })}
            checked={wish.anonymize}
            onChange={(anonymize) => onWish({ ...wish, anonymize })}
          />
        )}
        {wish.method === "shareable" && !disabled.disableAdditionalDocUpload && (
          <SwitchRow
            label={formatMessage({ id: "options.upload" })}
            hint={formatMessage({ id: "options.upload.hint" })}
            checked={wish.allowUpload}
            onChange={(allowUpload) => onWish({ ...wish, allowUpload })}
          />
        )}
        {wish.method === "shareable" && !disabled.disableProvideUserCopy && (
          <SwitchRow
            label={formatMessage({ id: "options.copy" })}
            hint={formatMessage({ id: "options.copy.hint" })}
            checked={wish.provideCopy}
            onChange={(provideCopy) => onWish({ ...wish, provideCopy })}
          />
        )}
      </div>
    </>
  );
}
