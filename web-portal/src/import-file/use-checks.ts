import { countBySource } from "@tieout/core/account-types/typed-account";
import { isSerious } from "@tieout/core/book-mapping/tie-out";
import type { CheckListItem } from "@tieout/ui-kit";
import { useIntl } from "react-intl";
import { sheetBalances } from "./differences.tsx";
import type { FileImport } from "./file-import-calls.ts";
import { useAmount, useDay, usePlace } from "./texts.ts";
import { accountTypesOf } from "./type-answers.ts";

const tones = { agrees: "success", differs: "danger", "not-checkable": "neutral" } as const;

const accountsNamed = 5;

/** The checks of the file's figures, as a list shows them. */
export function useChecks(file: FileImport): readonly CheckListItem[] {
  const { tieOut, figures } = file;
  const { formatMessage } = useIntl();
  const amount = useAmount(figures?.digits ?? 2);
  const placeOf = usePlace();
  const typesSaid = useTypesSaid(file);
  const checks = tieOut?.checks ?? [];

  return checks.map(({ id, outcome, agreed, of, amount: agreedOn, differences }) => {
    const [first] = differences;
    const by = first ? Math.abs(first.actual - first.expected) : 0;
    const count = formatMessage(
      { id: id === sheetBalances ? "file.check.of-profit" : "file.check.of" },
      { agreed, of },
    );
    // Accounts and entries that were only counted have no difference to list.
    const isNamed = first?.accountId !== undefined || first?.transactionId !== undefined;
    const named = by === 0 && isNamed ? differences.slice(0, accountsNamed) : [];
    const aboutTypes = id === "accounts-typed" ? typesSaid : undefined;
    return {
      id,
      tone: outcome === "differs" && !isSerious({ id, outcome }) ? "warning" : tones[outcome],
      status: formatMessage({ id: `file.check.status.${outcome}` }),
      name: formatMessage({
        id: outcome === "differs" ? `file.check.${id}.differs` : `file.check.${id}`,
      }),
      ...(outcome === "differs" && by > 0 && { amount: amount(by) }),
      ...(outcome === "agrees" && agreedOn !== undefined && { amount: amount(agreedOn) }),
      detail:
        outcome === "not-checkable"
          ? formatMessage({ id: whyUnchecked(id, file) })
          : [count, ...named.map(placeOf)].join(", "),
      ...aboutTypes,
    };
  });
}

/** What is odd about the file's fiscal years, in words. */
export function useOddYears({
  longYear,
  splitYear,
  yearsApart,
  postedBefore,
}: FileImport): string[] {
  const { formatMessage } = useIntl();
  const day = useDay();
  const spanOf = ({ start, end }: { readonly start: string; readonly end: string }) => ({
    from: day(start),
    to: day(end),
  });
  return [
    longYear && formatMessage({ id: "file.check.long-year" }, spanOf(longYear)),
    splitYear &&
      formatMessage(
        { id: "file.check.split-year" },
        { ...spanOf(splitYear), turn: day(splitYear.turn) },
      ),
    yearsApart &&
      formatMessage(
        { id: "file.check.years-apart" },
        { end: day(yearsApart.end), next: day(yearsApart.next) },
      ),
    postedBefore &&
      formatMessage(
        { id: "file.check.posted-before" },
        { first: day(postedBefore.first), start: day(postedBefore.start) },
      ),
  ].filter((text) => text !== undefined);
}

function whyUnchecked(id: CheckId, { rejected = [], openings }: FileImport) {
  if (id === sheetBalances) {
    return openings?.from === "none"
      ? "file.check.not-checkable.openings"
      : "file.check.not-checkable.types";
  }
  const hasTotals = id === "own-totals" && rejected.some(({ fault }) => fault === "total");
  return hasTotals ? "file.check.not-checkable.totals" : "file.check.not-checkable";
}

type CheckId = NonNullable<FileImport["tieOut"]>["checks"][number]["id"];

/** Where the file leaves types out: how many were answered, guessed and unknown. */
function useTypesSaid(
  file: FileImport,
): Pick<CheckListItem, "status" | "name" | "detail"> | undefined {
  const { formatMessage, formatList } = useIntl();
  const types = accountTypesOf(file);
  if (!types) return undefined;
  const counts = countBySource(types.accounts);
  const parts = (["said", "guessed", "unknown"] as const)
    .filter((source) => counts[source] > 0)
    .map((source) =>
      formatMessage({ id: `file.check.types.${source}` }, { count: counts[source] }),
    );
  return {
    status: formatMessage({ id: "file.check.status.counted" }),
    name: formatMessage({ id: "file.check.types" }),
    detail: formatList(parts, { type: "unit" }),
  };
}
