import type { FileOpenings } from "@tieout/core/book-mapping/file-openings";
import { Callout, Card, GatedButton, Heading, RadioCards, Text } from "@tieout/ui-kit";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import type { FileImportChoices, SupportingFile } from "./file-import-calls.ts";
import * as fileStyles from "./import-file.css.ts";
import { OpeningRows } from "./opening-rows.tsx";
import * as styles from "./openings.css.ts";
import {
  draftOf,
  type OpeningsDraft,
  type OpeningsWay,
  readDraft,
  rewritten,
  withNewRow,
} from "./openings-draft.ts";
import { SecondFile, type SecondFileCalls } from "./second-file.tsx";
import { useAmount, useDay } from "./texts.ts";
import { typedAmount } from "./type-answers.ts";

type SaidInChoices = FileImportChoices["openings"];

interface OpeningBalancesProps {
  readonly openings: FileOpenings;
  readonly lender: string;
  readonly isChecking: boolean;
  readonly second: SecondFileCalls;
  readonly secondFile: SupportingFile | undefined;
  /** Says the day of a second file's balances. */
  readonly onDay: (day: string) => void;
  readonly onSay: (said: SaidInChoices) => void;
  /** Whether something is typed or chosen that the file wasn't read with yet. */
  readonly onUnsaid: (isUnsaid: boolean) => void;
}

/** What accounts held before the first posting: typed, all zero, or not said, and then there's no balance sheet. */
export function OpeningBalances({
  openings,
  lender,
  isChecking,
  second,
  secondFile,
  onDay,
  onSay,
  onUnsaid,
}: OpeningBalancesProps) {
  const { formatMessage, locale } = useIntl();
  const { on, from, fileName = "", refused, oldItems, digits } = openings;
  const day = useDay();
  const amount = useAmount(digits);
  const [draft, setDraft] = useState<OpeningsDraft>(() =>
    draftOf(openings, {
      write: amount,
      retainedEarnings: formatMessage({ id: "file.openings.class.retained_earnings" }),
      hasFile: secondFile !== undefined,
    }),
  );
  const [typedIn, setTypedIn] = useState(locale);
  if (typedIn !== locale) {
    setTypedIn(locale);
    setDraft(rewritten(draft, (text) => typedAmount(text, typedIn, digits), amount));
  }
  const [isChanged, setIsChanged] = useState(false);
  const change = (next: OpeningsDraft) => {
    setDraft(next);
    setIsChanged(true);
  };
  // Choosing the way of a file says nothing until a file is chosen.
  const isUnsaid = isChanged && (draft.way !== "file" || openings.said !== undefined);
  useEffect(() => onUnsaid(isUnsaid), [onUnsaid, isUnsaid]);
  const typed = readDraft(draft, (text) => typedAmount(text, locale, digits));
  const difference = Math.abs(typed.debits - typed.credits);
  const isBalanced = difference === 0 && typed.balances.length > 0;
  const say = () => {
    setIsChanged(false);
    onSay(saidOf(draft.way, typed.balances));
  };

  return (
    <Card inset="none">
      <div className={fileStyles.cardHead}>
        <Heading level={2} size="small">
          {formatMessage({ id: "file.openings.title" }, { day: day(on) })}
        </Heading>
      </div>
      <div className={styles.body}>
        <Callout
          title={formatMessage({ id: `file.openings.${from}` }, { day: day(on) })}
          tone={from === "none" ? "warning" : undefined}
        >
          {refused
            ? formatMessage({ id: `file.openings.refused.${refused}` })
            : formatMessage(
                { id: `file.openings.${from}.detail` },
                { lender, day: day(on), fileName },
              )}
        </Callout>
        {!secondFile && (
          <RadioCards
            label={formatMessage({ id: "file.openings.ways" }, { day: day(on) })}
            onChange={(way) => change({ ...draft, way })}
            options={[
              {
                value: "file",
                title: formatMessage({ id: "file.openings.way.file" }),
                description: formatMessage(
                  { id: "file.openings.way.file.detail" },
                  { day: day(on) },
                ),
              },
              {
                value: "typed",
                title: formatMessage({ id: "file.openings.way.typed" }),
                description: formatMessage({ id: "file.openings.way.typed.detail" }),
              },
              {
                value: "began",
                title: formatMessage({ id: "file.openings.way.began" }),
                description:
                  oldItems.length === 0 ? (
                    formatMessage({ id: "file.openings.way.began.detail" })
                  ) : (
                    <OldItems items={oldItems} digits={digits} />
                  ),
                disabled: oldItems.length > 0,
              },
              {
                value: "none",
                title: formatMessage({ id: "file.openings.way.none" }),
                description: formatMessage({ id: "file.openings.way.none.detail" }, { lender }),
              },
            ]}
            value={draft.way}
          />
        )}
        {draft.way === "file" && (
          <SecondFile
            calls={second}
            fileRole="openings"
            digits={digits}
            file={secondFile}
            isChecking={isChecking}
            on={on}
            onDay={onDay}
          />
        )}
        {secondFile && (
          <Text size="small" tone="muted">
            {formatMessage({ id: "file.second.other-way" })}
          </Text>
        )}
      </div>
      {draft.way === "typed" && (
        <OpeningRows
          label={formatMessage({ id: "file.openings.way.typed" })}
          onAdd={() => change(withNewRow(draft))}
          onRow={(key, more) =>
            change({
              ...draft,
              rows: draft.rows.map((row) => (row.key === key ? { ...row, ...more } : row)),
            })
          }
          rows={draft.rows}
          unread={typed.unread}
        />
      )}
      {isChanged && draft.way !== "file" && (
        <div className={styles.foot}>
          <div aria-live="polite">
            {draft.way === "typed" && (
              <Text size="small" tone={isBalanced ? "success" : "muted"}>
                {formatMessage(
                  { id: isBalanced ? "file.openings.balanced" : "file.openings.sums" },
                  {
                    debits: amount(typed.debits),
                    credits: amount(typed.credits),
                    difference: amount(difference),
                  },
                )}
              </Text>
            )}
          </div>
          <GatedButton
            busy={isChecking}
            busyLabel={formatMessage({ id: "file.columns.checking" })}
            onClick={say}
            variant="primary"
            why={draft.way === "typed" ? whyNot() : undefined}
          >
            {formatMessage({ id: "file.openings.say" })}
          </GatedButton>
        </div>
      )}
    </Card>
  );

  function whyNot(): string | undefined {
    if (typed.unread.size > 0) return formatMessage({ id: "file.openings.unread" });
    if (typed.nameless > 0) return formatMessage({ id: "file.openings.nameless" });
    if (typed.typeless > 0) return formatMessage({ id: "file.openings.typeless" });
    if (typed.balances.length === 0) return formatMessage({ id: "file.openings.empty" });
    return difference === 0
      ? undefined
      : formatMessage({ id: "file.openings.unbalanced" }, { amount: amount(difference) });
  }
}

function saidOf(
  way: OpeningsWay,
  balances: ReturnType<typeof readDraft>["balances"],
): SaidInChoices {
  if (way === "none" || way === "file") return undefined;
  return way === "began" ? { way } : { way, balances: balances.map((each) => ({ ...each })) };
}

interface OldItemsProps {
  readonly items: FileOpenings["oldItems"];
  readonly digits: number;
}

/** Why the books can't have begun in the file. */
function OldItems({ items, digits }: OldItemsProps) {
  const { formatMessage } = useIntl();
  const day = useDay();
  const amount = useAmount(digits);
  const [first] = items;
  if (!first) return null;
  return formatMessage(
    { id: first.balance < 0 ? "file.openings.old.credit" : "file.openings.old.debit" },
    { account: first.name, amount: amount(Math.abs(first.balance)), day: day(first.on) },
  );
}
