import { Card, DefinitionList, Monogram } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { FileSpreadsheet, Globe, LinkIcon, Plug } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { PastCollection } from "../../api/past-collections.ts";
import { usePackageName } from "../../messages/use-package-name.ts";
import * as styles from "./browse-collections.css.ts";

interface ValueProps {
  readonly of: PastCollection;
}

export function Package({ of: { datasourceNameId: dataset } }: ValueProps) {
  const packageName = usePackageName();
  return (
    dataset && (
      <span className={styles.marked}>
        <Monogram {...packageMarks[dataset]} />
        {packageName(dataset)}
      </span>
    )
  );
}

export function Source({ of: { source } }: ValueProps) {
  const Icon = sourceIcons[source];
  return (
    <span className={styles.marked}>
      <Icon aria-hidden size={14} />
      <FormattedMessage id={`source.${source}`} />
    </span>
  );
}

export function Requester({ of: { requestingUser, source } }: ValueProps) {
  return (
    requestingUser?.displayName ??
    (source === "anonymous" ? <FormattedMessage id="submission.source.anonymous" /> : "—")
  );
}

/** Wraps before the host. */
export function Submitter({ of: { submissionMetadata } }: ValueProps) {
  const address = submissionMetadata.find(({ name }) => name === "borrowerBusinessEmail")?.value;
  if (address === undefined) return "—";

  const at = Math.max(address.lastIndexOf("@"), 0);
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

export function Revisions({ of: { workbookRevisions } }: ValueProps) {
  return workbookRevisions > 0 ? workbookRevisions : "—";
}

const sourceIcons = {
  "secure-link": LinkIcon,
  direct: Plug,
  anonymous: Globe,
  file: FileSpreadsheet,
} as const;

interface CollectionSummaryProps {
  readonly collection: PastCollection;
  /** Off where the request beside it names them. */
  readonly namesPeople?: boolean;
}

/** Values that a narrow row leaves out. */
export function CollectionSummary({ collection, namesPeople = false }: CollectionSummaryProps) {
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
