import { Badge, Cell, Monogram } from "@tieout/ui-kit";
import {
  Check,
  CircleDashed,
  CircleX,
  FileSpreadsheet,
  Globe,
  LinkIcon,
  Plug,
  Trash2,
  TriangleAlert,
} from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { PastCollection } from "../../api/past-collections.ts";
import { packageMarks } from "../../words/packages.ts";
import { usePackageNames } from "../../words/use-package-names.ts";
import * as styles from "./browse-collections.css.ts";

interface CollectionFactsProps {
  readonly collection: PastCollection;
  readonly namesWorkspace: boolean;
}

/** The cells between when it was and what one can do about it. */
export function CollectionFacts({ collection, namesWorkspace }: CollectionFactsProps) {
  const packageNames = usePackageNames();
  const { datasourceNameId: dataset, requestingUser, workbookRevisions, source } = collection;
  const { displayName, engagementCode } = collection.entity;
  const { tone, Icon, words } = badges[badgeOf(collection)];
  const SourceIcon = sourceIcons[source];
  const submitter = collection.submissionMetadata.find(
    ({ name }) => name === "borrowerBusinessEmail",
  );

  return (
    <>
      {namesWorkspace && (
        <Cell>
          {displayName}
          {engagementCode && <span className={styles.time}>{engagementCode}</span>}
        </Cell>
      )}
      <Cell>
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          <FormattedMessage id={words} />
        </Badge>
      </Cell>
      <Cell>
        {dataset && (
          <span className={styles.marked}>
            <Monogram {...packageMarks[dataset]} />
            {packageNames[dataset]}
          </span>
        )}
      </Cell>
      <Cell tone="muted">
        <span className={styles.marked}>
          <SourceIcon aria-hidden size={14} />
          <FormattedMessage id={`source.${source}`} />
        </span>
      </Cell>
      <Cell tone="muted">
        {requestingUser?.displayName ??
          (source === "anonymous" ? <FormattedMessage id="submission.source.anonymous" /> : "—")}
      </Cell>
      {namesWorkspace && (
        <Cell tone="muted">{submitter ? <Address of={submitter.value} /> : "—"}</Cell>
      )}
      <Cell tone="muted">{workbookRevisions > 0 ? workbookRevisions : "—"}</Cell>
    </>
  );
}

/** Where it takes two lines, the second is the host. */
function Address({ of: address }: { readonly of: string }) {
  const at = Math.max(address.lastIndexOf("@"), 0);
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

/** One word for what became of it: the label of its data, and who it waits for (S-T5). */
function badgeOf({ label, portalStatus }: PastCollection): keyof typeof badges {
  const isWaiting = portalStatus === "ConnectionPendingUserIntervention";
  return isWaiting && label !== "Deleted" && label !== "Valid" ? "Waiting" : label;
}

const badges = {
  Valid: { tone: "success", Icon: Check, words: "collections.complete" },
  Empty: { tone: "warning", Icon: CircleDashed, words: "collections.incomplete" },
  Unknown: { tone: "warning", Icon: CircleDashed, words: "collections.incomplete" },
  Waiting: { tone: "warning", Icon: TriangleAlert, words: "collections.needsApproval" },
  ImportError: { tone: "danger", Icon: CircleX, words: "collections.importError" },
  Deleted: { tone: "neutral", Icon: Trash2, words: "collections.deleted" },
} as const;

const sourceIcons = {
  "secure-link": LinkIcon,
  direct: Plug,
  anonymous: Globe,
  file: FileSpreadsheet,
} as const;
