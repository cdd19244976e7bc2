import { useDates } from "@tieout/web-portal/dates";
import { useIntl } from "react-intl";
import type { SubmissionDetails } from "../../api/submission.ts";

export interface CollectionTexts {
  readonly period: Fact;
  readonly basis: Fact;
  readonly data: Fact;
}

interface Fact {
  readonly description: string;
  readonly note: string | undefined;
}

type Asked = Pick<SubmissionDetails, "request" | "collected" | "datasourceNameId">;

/** A file's period is its own, whatever was asked. */
export function useCollectionTexts({
  request,
  collected,
  datasourceNameId,
}: Asked): CollectionTexts {
  const { formatMessage, formatList } = useIntl();
  const { bookDay } = useDates();
  const years = formatMessage(
    { id: "submission.years" },
    { years: request.fullFiscalYearsToCollect },
  );
  const span = collected && { from: bookDay(collected.from), to: bookDay(collected.upTo) };
  const isFile = collected !== undefined && datasourceNameId === "fileupload";
  const day = lastDayOf(request);
  const lastDay = day
    ? formatMessage({ id: "submission.upTo" }, { day: bookDay(day) })
    : formatMessage({ id: `submission.endOfImport.${request.endOfImport}` });
  // What was read, once something was: a file brings less than may have been asked for.
  const groups = (collected?.groups ?? request.accountingCollectionGroups).map((group) =>
    formatMessage({ id: `submission.group.${group}` }),
  );
  const basis = isFile ? basisRead[collected.bases[0] ?? "accrual"] : basisAsked(request);

  return {
    period: span
      ? {
          description: formatMessage({ id: "submission.fromTo" }, span),
          note: isFile ? undefined : years,
        }
      : { description: years, note: undefined },
    basis: {
      description: formatMessage({ id: `submission.basis.${basis}` }),
      note: isFile ? undefined : lastDay,
    },
    data: {
      description: formatList(groups, { style: "short", type: "unit" }),
      note: request.anonymizeCustomersAndVendors
        ? formatMessage({ id: "submission.anonymized" })
        : undefined,
    },
  };
}

function basisAsked({ basisOfAccountingPreference: asked }: Asked["request"]) {
  return bases.find((each) => each === asked) ?? "none";
}

const bases = ["Accrual", "Cash", "CashAndAccrual"] as const;

/** A file has one basis, whatever was asked for. */
const basisRead = { accrual: "Accrual", cash: "Cash" } as const;

/** Where the lender chose one. */
function lastDayOf({
  mostRecentPeriodYear,
  mostRecentPeriodMonth,
  mostRecentPeriodDay,
}: Asked["request"]): string | undefined {
  const parts = [mostRecentPeriodYear, mostRecentPeriodMonth, mostRecentPeriodDay];
  if (parts.includes(undefined)) return undefined;
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
