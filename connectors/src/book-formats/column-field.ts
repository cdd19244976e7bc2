import type { Field } from "@tieout/core/book-mapping/mapping";
import { isProse } from "@tieout/core/book-mapping/prose";
import type { ColumnHeading } from "./heading-row.ts";
import { fieldOfHeading } from "./heading-words.ts";
import { periodOfHeading } from "./period-heading.ts";

/** What a column holds by its own words and those of its group. */
export function fieldOfColumn({ text, group, period }: ColumnHeading): Field | undefined {
  const said = period && periodOfHeading({ kind: "text", text }) ? period.rest : text;
  const own = fieldOfHeading(said);
  if (own === undefined) return fieldInOne(said) ?? (period ? "amount" : undefined);
  return besideGroup(period ? undefined : fieldOfHeading(group), own);
}

/** The group and the side in one heading, whichever comes first: "Opening balance debit". */
function fieldInOne(text: string): Field | undefined {
  if (isProse(text)) return undefined;
  const words = text.trim().split(/[\s:-]+/);
  const ways = [
    [words.slice(0, -1), words.slice(-1)],
    [words.slice(1), words.slice(0, 1)],
  ];
  for (const [group = [], side = []] of ways) {
    const [of, own] = [fieldOfHeading(group.join(" ")), fieldOfHeading(side.join(" "))];
    if (of && isFigure(of) && (own === "debit" || own === "credit")) return besideGroup(of, own);
  }
  return undefined;
}

const isFigure = (group: Field): boolean =>
  group === "opening" || group === "closing" || group === "balance" || group === "amount";

function besideGroup(group: Field | undefined, own: Field): Field {
  const ends = group === "closing" || group === "balance";
  if (own === "debit" && group === "opening") return "openingDebit";
  if (own === "credit" && group === "opening") return "openingCredit";
  if (own === "debit" && ends) return "closingDebit";
  if (own === "credit" && ends) return "closingCredit";
  return own;
}
