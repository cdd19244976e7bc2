import { type Minor, negate, toMinor } from "@tieout/core/money";
import { asReported } from "@tieout/core/statement";
import type { LineItem } from "../../api/financial-statement.ts";
import { useFigures } from "../../messages/review/use-figures.ts";
import type { ShownFigure } from "./figure.tsx";

/** How the figures behind a line read: exactly, in its currency, on the side it is reported on. */
export interface Presentation {
  /** An amount as its statement shows it, apart from rounding. */
  readonly reported: (amount: number) => ShownFigure;
  /** One side of an entry or of a month, which has no sign. Nothing where there is nothing. */
  readonly side: (amount: number) => string;
  /** By how much two figures differ, whichever is larger. */
  readonly apart: (difference: Minor) => string;
}

export function usePresentation(
  currency: string,
  reportedAs: LineItem["reportedAs"],
): Presentation {
  const { amount } = useFigures();
  return {
    reported: (figure) => {
      const shown = asReported(toMinor(figure), reportedAs);
      return { text: amount(shown, currency), isNegative: shown < 0 };
    },
    side: (figure) => (figure === 0 ? "" : amount(toMinor(figure), currency)),
    apart: (difference) => amount(difference < 0 ? negate(difference) : difference, currency),
  };
}
