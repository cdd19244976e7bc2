import { Card, DefinitionList } from "@tieout/ui-kit";
import { type IntlShape, useIntl } from "react-intl";
import type { SubmissionDetails } from "../../api/submission.ts";
import { type Dates, useDates } from "../../words/dates.tsx";

/** What was asked for, and what of it was read. */
export function CollectionDetails({ details }: { readonly details: SubmissionDetails }) {
  const intl = useIntl();
  const dates = useDates();
  const { submission, request } = details;
  const { formatMessage } = intl;
  const requestedBy = submission.requestingUser?.displayName;

  return (
    <Card inset="none" title={formatMessage({ id: "submission.details" })}>
      <DefinitionList
        items={[
          {
            term: formatMessage({ id: "submission.source" }),
            description: formatMessage({ id: `submission.source.${submission.source}` }),
            note:
              requestedBy && formatMessage({ id: "submission.requestedBy" }, { name: requestedBy }),
          },
          { term: formatMessage({ id: "submission.period" }), ...period(details, intl, dates) },
          {
            term: formatMessage({ id: "submission.basis" }),
            description: formatMessage({ id: basisWord(request.basisOfAccountingPreference) }),
            note: end(request, intl, dates),
          },
          { term: formatMessage({ id: "submission.data" }), ...data(details, intl) },
          ...copies(details, intl, dates),
        ]}
        layout="columns"
      />
    </Card>
  );
}

/** Who asked last for a copy of what they shared, and when (D-12); nothing where nobody has. */
function copies({ userCopies }: SubmissionDetails, { formatMessage }: IntlShape, { day }: Dates) {
  const [last] = userCopies;
  if (!last) return [];
  const requested = day(last.requestedTime);
  const state = formatMessage(
    { id: `submission.copy.${last.state}` },
    { email: last.emailAddress },
  );
  const count = userCopies.length;
  return [
    {
      term: formatMessage({ id: "submission.copy" }),
      description: formatMessage({ id: "submission.copy.asked" }, { day: requested }),
      note:
        count > 1
          ? formatMessage({ id: "submission.copy.more" }, { state, count: count - 1 })
          : state,
    },
  ];
}

/** A basis that is missing, or that this portal doesn't know, is none. */
function basisWord(basis: string | undefined) {
  const known = bases.find((each) => each === basis);
  return `submission.basis.${known ?? "none"}` as const;
}

const bases = ["Accrual", "Cash", "CashAndAccrual"] as const;

function period(
  { collected, request }: SubmissionDetails,
  { formatMessage }: IntlShape,
  { bookDay }: Dates,
) {
  const years = formatMessage(
    { id: "submission.years" },
    { years: request.fullFiscalYearsToCollect },
  );
  if (!collected) return { description: years };
  const days = { from: bookDay(collected.from), to: bookDay(collected.upTo) };
  return { description: formatMessage({ id: "submission.fromTo" }, days), note: years };
}

function end(
  {
    mostRecentPeriodYear,
    mostRecentPeriodMonth,
    mostRecentPeriodDay,
    endOfImport,
  }: SubmissionDetails["request"],
  { formatMessage }: IntlShape,
  { bookDay }: Dates,
) {
  const parts = [mostRecentPeriodYear, mostRecentPeriodMonth, mostRecentPeriodDay];
  if (parts.includes(undefined)) {
    return formatMessage({ id: `submission.endOfImport.${endOfImport}` });
  }
  const day = parts.map((part) => String(part).padStart(2, "0")).join("-");
  return formatMessage({ id: "submission.upTo" }, { day: bookDay(day) });
}

function data({ request, collected }: SubmissionDetails, { formatMessage, formatList }: IntlShape) {
  const groups = request.accountingCollectionGroups.map((group) =>
    formatMessage({ id: `submission.group.${group}` }),
  );
  const note = request.anonymizeCustomersAndVendors
    ? formatMessage({ id: "submission.anonymized" })
    : collected &&
      formatMessage(
        { id: "submission.counts" },
        { accounts: collected.accounts, lines: collected.journalLines },
      );
  return { description: formatList(groups, { style: "short", type: "unit" }), note };
}
