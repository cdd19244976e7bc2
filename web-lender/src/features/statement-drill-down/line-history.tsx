import { useInfiniteQuery } from "@tanstack/react-query";
import { languageOf } from "@tieout/core/language";
import type { Command } from "@tieout/core/spread/command";
import { commandNames } from "@tieout/core/spread/command-names";
import { nodeCaption } from "@tieout/core/spread/node-caption";
import type { NodeRef } from "@tieout/core/statement/layout";
import { statementTexts } from "@tieout/core/statement/texts";
import { Button, Heading, Skeleton, Text } from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type LineChange, lineHistoryOf } from "../../api/spread-history.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { useDescribeEdit } from "../../spread/describe-edit.ts";
import { useEditorState } from "../../spread/open-editor.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import * as styles from "./statement-drill-down.css.ts";

interface LineHistoryProps {
  readonly record: FinancialRecordPath;
  readonly editor: SpreadEditor;
  readonly node: NodeRef;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Who changed a line, when, how and why. */
export function LineHistory({ record, editor, node, isOpen, onToggle }: LineHistoryProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) section.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  return (
    <section aria-labelledby="line-history" className={styles.block} ref={section}>
      <div className={styles.blockHead}>
        <Heading id="line-history" level={3}>
          <FormattedMessage id="line.history" />
        </Heading>
        <Button aria-expanded={isOpen} onClick={onToggle} size="small" variant="link">
          <FormattedMessage id={isOpen ? "line.history.hide" : "line.history.show"} />
        </Button>
      </div>
      {isOpen && <Changes editor={editor} node={node} record={record} />}
    </section>
  );
}

type ChangesProps = Pick<LineHistoryProps, "record" | "editor" | "node">;

function Changes({ record, editor, node }: ChangesProps) {
  const { formatMessage } = useIntl();
  const { version, session } = useEditorState(editor);
  const history = useInfiniteQuery(lineHistoryOf(record, node, version));
  const changes = history.data?.pages.flatMap((page) => page.changes);
  const unsaved = session.pending.filter(({ command }) => commandNames(command, node)).length;

  if (history.error && !changes) {
    return (
      <LoadFailure
        error={history.error}
        onTryAgain={() => history.refetch()}
        title={formatMessage({ id: "line.history.failed" })}
      />
    );
  }
  if (!changes) {
    return <Skeleton count={2} label={formatMessage({ id: "line.history.loading" })} />;
  }
  return (
    <>
      {unsaved > 0 && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage id="line.history.unsaved" values={{ count: unsaved }} />
        </Text>
      )}
      <ol className={styles.history}>
        {changes.map((change) => (
          <li className={styles.change} key={change.edit?.id ?? change.version}>
            <Change change={change} editor={editor} node={node} />
          </li>
        ))}
      </ol>
      {changes.length === 0 && unsaved === 0 && !history.hasNextPage && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage id="line.history.none" />
        </Text>
      )}
      {history.hasNextPage && (
        <Button
          busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
          size="small"
          variant="link"
        >
          <FormattedMessage id="line.history.more" />
        </Button>
      )}
    </>
  );
}

interface ChangeProps extends Pick<LineHistoryProps, "editor" | "node"> {
  readonly change: LineChange;
}

function Change({ change: { version, origin, edit, reason, by, at }, editor, node }: ChangeProps) {
  const { day, time } = useDates();
  const describe = useDescribeEdit(editor.books);
  const before = useBefore(editor);
  // The contract is core's command, but for readonly lists.
  const command = edit?.command as Command | undefined;
  const was = command && before(command, node);

  return (
    <>
      <Text as="p" size="small">
        {command ? (
          describe(command, editor.spread)
        ) : (
          <FormattedMessage id={`editor.origin.${origin}`} values={{ edits: 0 }} />
        )}
      </Text>
      {was !== undefined && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage id="line.history.was" values={{ was }} />
        </Text>
      )}
      {(edit?.why ?? reason) !== undefined && (
        <Text as="p" size="small">
          “{edit?.why ?? reason}”
        </Text>
      )}
      <Text as="p" size="small" tone="muted">
        {at === undefined ? (
          <FormattedMessage id="line.history.version" values={{ version }} />
        ) : (
          <FormattedMessage
            id={by === undefined ? "line.history.when" : "line.history.who"}
            values={{ by: by ?? "", day: day(at), time: time(at) }}
          />
        )}
      </Text>
    </>
  );
}

/** What a command replaced on a line, in words; undefined where the command's own words say it. */
function useBefore({ books, spread }: SpreadEditor) {
  const { locale, formatMessage } = useIntl();
  const language = languageOf(locale);
  const nameOf = (ref: NodeRef) => nodeCaption(spread, ref, { books: books.books, language });

  return (command: Command, node: NodeRef): string | undefined => {
    switch (command.do) {
      case "rename":
        return command.was;
      case "move": {
        const from = command.was.find((place) => place.node === node)?.to;
        return from && nameOf(from);
      }
      case "side":
        return formatMessage({ id: `editor.side.${command.was}` });
      case "classify":
        return statementTexts[language].classifications[command.was.classification];
      default:
        return undefined;
    }
  };
}
