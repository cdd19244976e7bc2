import { Callout } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import type { FileImport } from "./file-import-calls.ts";
import * as styles from "./import-file.css.ts";
import { useAmount } from "./texts.ts";

type Statement = NonNullable<FileImport["statements"]>[number];

interface StatementsBesideProps {
  readonly statements: readonly Statement[];
  readonly digits: number | undefined;
}

/** What the sender's own statements say beside the books: that they agree, or where they differ. */
export function StatementsBeside({ statements, digits = 2 }: StatementsBesideProps) {
  const { formatMessage } = useIntl();
  const amount = useAmount(digits);

  // One that was sent twice says nothing new.
  const told = new Map(statements.map((one) => [JSON.stringify(one), one]));
  return [...told].map(([key, one]) => {
    const { figures, unmatched } = one;
    const values = {
      statement: one.kind === "balance-sheet" ? "balanceSheet" : "profitAndLoss",
      accounts: figures?.compared ?? one.matched,
    };
    const pairs = [
      ...(figures?.differing.some ?? []).map(({ number, name, ...pair }) => ({
        ...pair,
        of: [number, name].filter(Boolean).join(" "),
      })),
      ...(["netIncome", "totalAssets"] as const).flatMap((total) => {
        const pair = figures?.[total];
        const of = formatMessage({ id: `file.statement.${total}` });
        return pair && pair.reported !== pair.booked ? [{ ...pair, of }] : [];
      }),
    ];
    const notShown = figures?.notShown;
    const [largest] = notShown?.some ?? [];
    const [section] = one.sums?.some ?? [];
    const differs = pairs.length > 0 || largest !== undefined;
    const outcome = outcomeOf(one, { differs, sumsDiffer: section !== undefined });
    return (
      <Callout
        key={key}
        title={formatMessage({ id: `file.statement.${outcome}` }, values)}
        tone={tones[outcome]}
      >
        {pairs.map(({ of, reported, booked }) => (
          <p className={styles.proposed} key={of}>
            {formatMessage(
              { id: "file.statement.pair" },
              { of, reported: amount(reported), booked: amount(booked) },
            )}
          </p>
        ))}
        {largest && (
          <p className={styles.proposed}>
            {formatMessage(
              { id: "file.statement.notShown" },
              {
                ...{ count: notShown?.count ?? 1, statement: values.statement },
                account: [largest.number, largest.name].filter(Boolean).join(" "),
                booked: amount(largest.booked),
              },
            )}
          </p>
        )}
        {!one.isOfOtherBooks && section && (
          <p className={styles.proposed}>
            {formatMessage(
              { id: "file.statement.sums" },
              {
                ...{ count: one.sums?.count ?? 1, section: section.name },
                reported: amount(section.reported),
                added: amount(section.added),
              },
            )}
          </p>
        )}
        {!one.isOfOtherBooks && unmatched.count > 0 && (
          <p className={styles.proposed}>
            {formatMessage(
              { id: "file.statement.unmatched" },
              { count: unmatched.count, name: unmatched.some[0]?.name ?? "" },
            )}
          </p>
        )}
      </Callout>
    );
  });
}

const tones = {
  agrees: "success",
  differs: "warning",
  "sums-differ": "warning",
  "other-period": "info",
  "other-books": "warning",
  "without-openings": "info",
  rounded: "info",
} as const;

function outcomeOf(
  { isOfOtherBooks, isRounded, figures, period }: Statement,
  { differs, sumsDiffer }: { readonly differs: boolean; readonly sumsDiffer: boolean },
): keyof typeof tones {
  if (isOfOtherBooks) return "other-books";
  if (isRounded) return "rounded";
  if (figures && (differs || !sumsDiffer)) return differs ? "differs" : "agrees";
  if (figures) return "sums-differ";
  return period === "same" ? "without-openings" : "other-period";
}
