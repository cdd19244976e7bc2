import { Card, DefinitionList } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useIntl } from "react-intl";
import type { PastCollection } from "../../api/past-collections.ts";
import { Package, Requester, Revisions, Source, Submitter } from "./collection-values.tsx";

interface CollectionGistProps {
  readonly collection: PastCollection;
  /** Off where the request is told beside it, with who asked and who answered. */
  readonly namesPeople?: boolean;
}

/** What a row has no room for in a narrow window. */
export function CollectionGist({ collection, namesPeople = false }: CollectionGistProps) {
  const { formatMessage } = useIntl();
  const { longDay, time } = useDates();
  const { creationTime, datasourceNameId } = collection;
  const people = [
    {
      term: formatMessage({ id: "collections.requestedBy" }),
      description: <Requester of={collection} />,
    },
    {
      term: formatMessage({ id: "collections.submittedBy" }),
      description: <Submitter of={collection} />,
    },
  ];

  return (
    <Card headingLevel={2} title={formatMessage({ id: "collections.details" })} inset="none">
      <DefinitionList
        layout="columns"
        items={[
          {
            term: formatMessage({ id: "collections.collected" }),
            description: longDay(creationTime),
            note: time(creationTime),
          },
          {
            term: formatMessage({ id: "collections.package" }),
            description: datasourceNameId ? <Package of={collection} /> : "—",
          },
          {
            term: formatMessage({ id: "collections.source" }),
            description: <Source of={collection} />,
          },
          ...(namesPeople ? people : []),
          {
            term: formatMessage({ id: "collections.revisions" }),
            description: <Revisions of={collection} />,
          },
        ]}
      />
    </Card>
  );
}
