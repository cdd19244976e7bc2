import { Badge, Cell, ExpandableRow, Link, Monogram, Text } from "@tieout/ui-kit";
import { Check, CircleDashed, Globe, LinkIcon, Plug, Trash2 } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link as RouterLink } from "wouter";
import type { PastCollection } from "../../api/past-collections.ts";
import { useDates } from "../../words/dates.tsx";
import { packageMarks, packageNames } from "../../words/packages.ts";
import * as styles from "./browse-collections.css.ts";
import { CollectionFiles } from "./collection-files.tsx";
import { type CollectionState, type Source, stateOf } from "./collection-filter.ts";

interface CollectionRowProps {
  readonly collection: PastCollection;
  readonly columns: number;
  readonly overview: string;
  /** Where its statements are; absent where the tenant has none. */
  readonly statements: string | undefined;
}

const badges: Record<
  CollectionState,
  { tone: "success" | "warning" | "neutral"; Icon: typeof Check }
> = {
  complete: { tone: "success", Icon: Check },
  incomplete: { tone: "warning", Icon: CircleDashed },
  deleted: { tone: "neutral", Icon: Trash2 },
};

const sourceIcons: Record<Source, typeof Check> = {
  "secure-link": LinkIcon,
  direct: Plug,
  anonymous: Globe,
};

/** When, how it ended, from which package, by whose request; opened, its files. */
export function CollectionRow({ collection, columns, overview, statements }: CollectionRowProps) {
  const { formatMessage } = useIntl();
  const { day, time, longDay } = useDates();
  const [open, setOpen] = useState(false);
  const state = stateOf(collection);
  const { tone, Icon } = badges[state];
  const SourceIcon = sourceIcons[collection.source];
  const dataset = collection.datasourceNameId;
  const { creationTime, requestingUser, workbookRevisions } = collection;

  return (
    <ExpandableRow
      label={formatMessage({ id: "collections.showFiles" }, { date: longDay(creationTime) })}
      open={open}
      onToggle={() => setOpen(!open)}
      columns={columns}
      state={state === "deleted" ? "deleted" : "normal"}
      details={<CollectionFiles workspaceId={collection.entityId} submissionId={collection.id} />}
    >
      <Cell rowHeader>
        <Link tone="quiet" asChild>
          <RouterLink href={overview}>{day(creationTime)}</RouterLink>
        </Link>
        <span className={styles.time}>{time(creationTime)}</span>
      </Cell>
      <Cell>
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          <FormattedMessage id={`collections.${state}`} />
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
          <FormattedMessage id={`source.${collection.source}`} />
        </span>
      </Cell>
      <Cell tone="muted">{requestingUser?.displayName ?? "—"}</Cell>
      <Cell tone="muted">{workbookRevisions > 0 ? workbookRevisions : "—"}</Cell>
      <Cell align="end" fit>
        {state === "complete" && statements !== undefined && (
          <Link tone="row" asChild>
            <RouterLink href={statements}>
              <FormattedMessage id="list.statements" />
            </RouterLink>
          </Link>
        )}
        {state === "incomplete" && (
          <Text tone="subtle" size="small">
            <FormattedMessage id={emptyReason(collection)} />
          </Text>
        )}
      </Cell>
    </ExpandableRow>
  );
}

/** Why there is nothing to open yet. */
function emptyReason({ financialRecordStatus, portalStatus }: PastCollection) {
  if (portalStatus === "ConnectionPendingUserIntervention") return "collections.waitingForYou";
  if (financialRecordStatus === "Pending") return "collections.importing";
  if (financialRecordStatus === "ImportError") return "collections.importFailed";
  return "collections.noData";
}
