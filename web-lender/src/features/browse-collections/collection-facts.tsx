import { Badge, Cell } from "@tieout/ui-kit";
import { Check, CircleDashed, CircleX, Trash2, TriangleAlert } from "lucide-react";
import { FormattedMessage } from "react-intl";
import type { PastCollection } from "../../api/past-collections.ts";
import * as styles from "./browse-collections.css.ts";
import { Package, Requester, Revisions, Source, Submitter } from "./collection-values.tsx";

interface CollectionFactsProps {
  readonly collection: PastCollection;
  readonly namesWorkspace: boolean;
}

/** The cells between when it was and what one can do about it. */
export function CollectionFacts({ collection, namesWorkspace }: CollectionFactsProps) {
  const { displayName, engagementCode } = collection.entity;
  const { tone, Icon, words } = badges[badgeOf(collection)];

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
        <Package of={collection} />
      </Cell>
      <Cell tone="muted">
        <Source of={collection} />
      </Cell>
      <Cell tone="muted">
        <Requester of={collection} />
      </Cell>
      {namesWorkspace && (
        <Cell tone="muted">
          <Submitter of={collection} />
        </Cell>
      )}
      <Cell tone="muted">
        <Revisions of={collection} />
      </Cell>
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
