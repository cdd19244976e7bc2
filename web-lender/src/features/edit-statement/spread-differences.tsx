import { useQuery } from "@tanstack/react-query";
import type { Language } from "@tieout/core/language";
import { compareSpreads, type SpreadComparison } from "@tieout/core/spread/compare-spreads";
import { nodeCaption } from "@tieout/core/spread/node-caption";
import type { Spread } from "@tieout/core/spread/spread";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import type { NodeRef, StatementType } from "@tieout/core/statement/layout";
import { Field, Select, Skeleton, Stack, Text } from "@tieout/ui-kit";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { spreadIn } from "../../api/spread.ts";
import { type SpreadVersion, versionOf } from "../../api/spread-history.ts";
import type { FinancialRecordPath } from "../../api/submission.ts";
import { LoadFailure } from "../../loading/load-failure.tsx";
import { statementAfter } from "../../spread/changed-totals.ts";
import type { SpreadEditor } from "../../spread/spread-editor.ts";
import { TotalsChange } from "./totals-change.tsx";

interface SpreadDifferencesProps {
  readonly record: FinancialRecordPath;
  readonly editor: SpreadEditor;
  readonly shown: FinancialStatement;
  /** A version of the spread. */
  readonly spread: Spread;
  /** What it can be compared with, beside what is shown. */
  readonly others: readonly SpreadVersion[];
}

const whatIsShown = "shown";

/** What is different in a version from what is shown, or from another version: totals, and lines. */
export function SpreadDifferences({
  record,
  editor,
  shown,
  spread,
  others,
}: SpreadDifferencesProps) {
  const { formatMessage, locale } = useIntl();
  const [chosen, setChosen] = useState(whatIsShown);
  const { data, error, refetch } = useQuery({
    ...versionOf(record, chosen === whatIsShown ? 0 : Number(chosen)),
    enabled: chosen !== whatIsShown,
  });
  const base = chosen === whatIsShown ? editor.spread : data && spreadIn(data);

  return (
    <>
      <Field label={formatMessage({ id: "editor.compare.with" })}>
        <Select
          onChange={setChosen}
          options={[
            { value: whatIsShown, label: formatMessage({ id: "editor.compare.shown" }) },
            ...others.map(({ version }) => ({
              value: String(version),
              label: formatMessage({ id: "editor.version" }, { version }),
            })),
          ]}
          value={chosen}
        />
      </Field>
      {error && (
        <LoadFailure
          error={error}
          onTryAgain={() => refetch()}
          title={formatMessage({ id: "editor.version.failed" })}
        />
      )}
      {!base && !error && <Skeleton label={formatMessage({ id: "editor.versions.loading" })} />}
      {base && (
        <>
          <TotalsChange
            editor={editor}
            shown={statementAfter(editor, shown, base, locale as Language)}
            spread={spread}
          />
          <ChangedLines base={base} editor={editor} spread={spread} />
        </>
      )}
    </>
  );
}

interface ChangedLinesProps {
  readonly editor: SpreadEditor;
  readonly base: Spread;
  readonly spread: Spread;
}

const shownAtMost = 40;

function ChangedLines({ editor, base, spread }: ChangedLinesProps) {
  const { formatMessage } = useIntl();
  const sentences = useSentences(editor, base, spread);
  const more = sentences.length - shownAtMost;

  if (sentences.length === 0) {
    return (
      <Text as="p" size="small" tone="muted">
        <FormattedMessage id="editor.compare.same" />
      </Text>
    );
  }
  return (
    <Stack gap="tiny">
      <ul aria-label={formatMessage({ id: "editor.compare.lines" })}>
        {sentences.slice(0, shownAtMost).map(({ key, text }) => (
          <li key={key}>
            <Text size="small">{text}</Text>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage id="editor.compare.more" values={{ count: more }} />
        </Text>
      )}
    </Stack>
  );
}

function useSentences(editor: SpreadEditor, base: Spread, spread: Spread) {
  const { formatMessage, locale } = useIntl();
  return useMemo(() => {
    const language = locale as Language;
    // Totals are shown as the statement has them.
    const found = compareSpreads(base, spread, { ledgers: {}, language });
    const view = { books: editor.books.books, language };
    const nameIn = (where: Spread) => (ref: NodeRef | StatementType) =>
      nodeCaption(where, ref as NodeRef, view);
    const [before, after] = [nameIn(base), nameIn(spread)];
    const standard = formatMessage({ id: "editor.compare.standard" });
    return sentencesOf(found);

    function sentencesOf(comparison: SpreadComparison) {
      const { added, removed, moved, reordered, captions, looks } = comparison;
      const say = formatMessage;
      return [
        ...added.map((ref) => ({
          key: `added ${ref}`,
          text: say({ id: "editor.compare.added" }, { line: after(ref) }),
        })),
        ...removed.map((ref) => ({
          key: `removed ${ref}`,
          text: say({ id: "editor.compare.removed" }, { line: before(ref) }),
        })),
        ...moved.map(({ node, was, is }) => ({
          key: `moved ${node}`,
          text: say(
            { id: "editor.compare.moved" },
            { line: after(node), from: before(was), to: after(is) },
          ),
        })),
        ...reordered.map((ref) => ({
          key: `reordered ${ref}`,
          text: say({ id: "editor.compare.reordered" }, { section: after(ref) }),
        })),
        ...captions.map(({ node, part, was = standard, is = standard }) => ({
          key: `caption ${node} ${part}`,
          text: say({ id: "editor.compare.caption" }, { line: before(node), was, is }),
        })),
        ...looks.map((ref) => ({
          key: `look ${ref}`,
          text: say({ id: "editor.compare.look" }, { line: after(ref) }),
        })),
        ...(comparison.numberStyle
          ? [{ key: "number style", text: say({ id: "editor.compare.numberStyle" }) }]
          : []),
        ...comparison.adjustments.map(({ id, was, is }) => ({
          key: `adjustment ${id}`,
          text: say(
            { id: "editor.compare.adjustment" },
            { change: changeOf(was, is), reason: (is ?? was)?.reason ?? "" },
          ),
        })),
      ];
    }
  }, [editor, base, spread, formatMessage, locale]);
}

const changeOf = (was: unknown, is: unknown) => {
  if (!was) return "added";
  return is ? "changed" : "removed";
};
