import { Card, DefinitionList } from "@tieout/ui-kit";
import { type IntlShape, useIntl } from "react-intl";
import type { SubmissionDetails } from "../../api/submission.ts";
import { type Dates, useDates } from "../../messages/dates.tsx";
import { useCollectionWords } from "../../messages/review/use-collection-words.ts";

/** What was asked for, and what of it was read. */
export function CollectionDetails({ details }: { readonly details: SubmissionDetails }) {
  const intl = useIntl();
  const dates = useDates();
  const { period, basis, data } = useCollectionWords(details);
  const { requestingUser, source, collected } = details;
  const { formatMessage } = intl;
  const requestedBy = requestingUser?.displayName;
  const counts =
    collected &&
    formatMessage(
      { id: "submission.counts" },
      { accounts: collected.accounts, lines: collected.journalLines },
    );

  return (
    <Card inset="none" title={formatMessage({ id: "submission.details" })}>
      <DefinitionList
        items={[
          {
            term: formatMessage({ id: "submission.source" }),
            description: formatMessage({ id: `submission.source.${source}` }),
            note:
              requestedBy && formatMessage({ id: "submission.requestedBy" }, { name: requestedBy }),
          },
          { term: formatMessage({ id: "submission.period" }), ...period },
          { term: formatMessage({ id: "submission.basis" }), ...basis },
          { term: formatMessage({ id: "submission.data" }), ...data, note: data.note ?? counts },
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
