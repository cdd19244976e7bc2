import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { Badge, Button, Dialog, ErrorPanel, Inline, Skeleton, Stack, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import type { Action } from "@tieout/web-portal/use-action";
import { useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { spreadIn } from "../../api/spread.ts";
import { type SpreadVersion, versionOf, versionsOf } from "../../api/spread-history.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { useRefusalText } from "./refusal-text.ts";
import { SpreadDifferences } from "./spread-differences.tsx";
import * as styles from "./version-history.css.ts";

interface VersionHistoryProps {
  readonly record: FinancialRecordPath;
  readonly editor: SpreadEditor;
  readonly shown: FinancialStatement;
  readonly saving: Pick<Action<unknown, string | undefined>, "run">;
  readonly onClose: () => void;
  /** The version to compare when the history opens. */
  readonly openedAtFirst?: number | undefined;
}

/** The saved versions of both statements, each to be compared with what is shown, and restored. */
export function VersionHistory({ record, onClose, openedAtFirst, ...rest }: VersionHistoryProps) {
  const { formatMessage } = useIntl();
  const { version: current } = useEditorState(rest.editor);
  const versions = useInfiniteQuery(versionsOf(record, current));
  const [opened, setOpened] = useState(openedAtFirst);
  const all = versions.data?.pages.flatMap((page) => page.versions);

  return (
    <Dialog
      closeLabel={formatMessage({ id: "editor.dialog.close" })}
      onClose={onClose}
      open
      title={formatMessage({ id: "editor.versions" })}
    >
      {versions.error && !all && (
        <LoadFailure
          error={versions.error}
          onTryAgain={() => versions.refetch()}
          title={formatMessage({ id: "editor.versions.failed" })}
        />
      )}
      {versions.isPending && (
        <Skeleton count={4} label={formatMessage({ id: "editor.versions.loading" })} />
      )}
      <ol className={styles.list}>
        {all?.map((one) => (
          <li className={styles.version} key={one.version}>
            <Version
              {...rest}
              isCurrent={one.version === current}
              isOpen={one.version === opened}
              onClose={onClose}
              onOpen={() => setOpened(one.version === opened ? undefined : one.version)}
              record={record}
              version={one}
              versions={all}
            />
          </li>
        ))}
      </ol>
      {versions.hasNextPage && (
        <Button
          busy={versions.isFetchingNextPage}
          onClick={() => void versions.fetchNextPage()}
          variant="link"
        >
          <FormattedMessage id="editor.versions.more" />
        </Button>
      )}
    </Dialog>
  );
}

interface VersionProps extends VersionHistoryProps {
  readonly versions: readonly SpreadVersion[];
  readonly version: SpreadVersion;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function Version({ version, isCurrent, isOpen, onOpen, ...rest }: VersionProps) {
  const { day, time } = useDates();
  const panelId = useId();
  const { by, at, edits, origin, reason } = version;

  return (
    <Stack gap="tiny">
      <Inline gap="small" wrap>
        <Text weight="strong">
          <FormattedMessage id="editor.version" values={{ version: version.version }} />
        </Text>
        {isCurrent && (
          <Badge tone="accent">
            <FormattedMessage id="editor.version.current" />
          </Badge>
        )}
        <Text size="small" tone="muted">
          <FormattedMessage id={`editor.origin.${origin}`} values={{ edits }} />
        </Text>
        {!isCurrent && (
          <Button
            aria-controls={panelId}
            aria-expanded={isOpen}
            onClick={onOpen}
            size="small"
            variant="link"
          >
            <FormattedMessage id="editor.version.compare" values={{ version: version.version }} />
          </Button>
        )}
      </Inline>
      {at !== undefined && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage
            id={by === undefined ? "editor.version.when" : "editor.version.who"}
            values={{ by: by ?? "", day: day(at), time: time(at) }}
          />
        </Text>
      )}
      {reason !== undefined && (
        <Text as="p" size="small">
          “{reason}”
        </Text>
      )}
      <div id={panelId}>{isOpen && <Comparison {...rest} version={version.version} />}</div>
    </Stack>
  );
}

interface ComparisonProps extends VersionHistoryProps {
  readonly versions: readonly SpreadVersion[];
  readonly version: number;
}

function Comparison({
  record,
  editor,
  shown,
  saving,
  version,
  versions,
  onClose,
}: ComparisonProps) {
  const { formatMessage } = useIntl();
  const refusalText = useRefusalText();
  const { data, error, refetch } = useQuery(versionOf(record, version));
  const { dirty, session } = useEditorState(editor);
  const [refused, setRefused] = useState<string>();

  if (error) {
    return (
      <LoadFailure
        error={error}
        onTryAgain={() => refetch()}
        title={formatMessage({ id: "editor.version.failed" })}
      />
    );
  }
  if (!data) return <Skeleton label={formatMessage({ id: "editor.versions.loading" })} />;
  const spread = spreadIn(data);
  const restore = async () => {
    // What isn't saved couldn't come back with undo. Why a save failed is said beside its button.
    if (editor.state().dirty && (await saving.run(undefined)) !== "done") {
      onClose();
      return;
    }
    const { version: saved, session: now } = editor.state();
    const refusal = editor.edit([
      {
        do: "replaceSpread",
        origin: { kind: "version", version },
        spread,
        was: now.spread,
        wasOrigin: { kind: "version", version: saved },
      },
    ]);
    if (refusal) setRefused(refusalText(refusal));
    else onClose();
  };

  return (
    <Stack gap="small">
      {refused !== undefined && (
        <ErrorPanel title={formatMessage({ id: "editor.refused" })}>{refused}</ErrorPanel>
      )}
      <SpreadDifferences
        editor={editor}
        others={versions.filter((one) => one.version !== version)}
        record={record}
        shown={shown}
        spread={spread}
      />
      {dirty && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage
            id="editor.version.savedFirst"
            values={{ unsaved: new Set(session.pending.map(({ group }) => group)).size }}
          />
        </Text>
      )}
      <Inline>
        <Button onClick={() => void restore()} size="small">
          <FormattedMessage id="editor.version.restore" />
        </Button>
      </Inline>
    </Stack>
  );
}
