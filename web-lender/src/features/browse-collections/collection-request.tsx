import { businessInfoOf } from "@tieout/core/business-info";
import { Card, DefinitionList } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useIntl } from "react-intl";
import type { SubmissionDetails } from "../../api/submission.ts";
import { useCollectionWords } from "../../messages/review/use-collection-words.ts";

/** Who asked for a collection and when, who answered, and what of the books was asked for. */
export function CollectionRequest({ details }: { readonly details: SubmissionDetails }) {
  const { formatMessage } = useIntl();
  const { longDay, time } = useDates();
  const { period, basis, data } = useCollectionWords(details);
  const { requestingUser, source, request } = details;
  const asked = request.requestedTime;
  const { email } = businessInfoOf(details.submissionMetadata);

  return (
    <Card headingLevel={2} title={formatMessage({ id: "collections.request" })}>
      <DefinitionList
        items={[
          {
            term: formatMessage({ id: "collections.requestedBy" }),
            description:
              requestingUser?.displayName ?? formatMessage({ id: `submission.source.${source}` }),
            note: asked && `${longDay(asked)}, ${time(asked)}`,
          },
          ...(email
            ? [{ term: formatMessage({ id: "collections.submittedBy" }), description: email }]
            : []),
          { term: formatMessage({ id: "submission.period" }), ...period },
          { term: formatMessage({ id: "collections.basis" }), ...basis },
          { term: formatMessage({ id: "collections.data" }), ...data },
        ]}
      />
    </Card>
  );
}
