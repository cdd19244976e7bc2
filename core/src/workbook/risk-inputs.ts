import { fiscalYearName } from "../calendar/fiscal-year.ts";
import { filled } from "../language/language.ts";
import { currencyDigits, type Minor } from "../money/money.ts";
import { type RiskAmount, type RiskInputs, riskAmounts } from "../risk/inputs.ts";
import { type ShownAmount, type ShownAmounts, shownAmounts } from "../risk/statement-feeds.ts";
import { excelNumberFormat } from "../statement/number-style.ts";
import { amountCell, blankCell, type Cell, dayCell, numberFormula, textCell } from "./cell.ts";
import { type Block, type Line, line, plainLine } from "./risk-blocks.ts";
import { flooredFormula } from "./risk-formulas.ts";
import { type RiskSheetPart, riskStyles, titleLine, unknownFormula } from "./risk-sheet-part.ts";
import { styles } from "./styles.ts";

/** Both years' amounts. Unknown ones are empty cells; reported ones have their own columns if adjustments change any. */
export function inputsBlock({ facts, texts }: RiskSheetPart): Block {
  const { analysis } = facts;
  const { year, prior, currency, inputs, shown, asReported } = analysis;
  const names = texts.inputs;
  const numberFormat = excelNumberFormat({ style: "Actuals", currency });
  const divisor = 10 ** currencyDigits(currency);
  const amount = (value: Minor | undefined, color: { readonly color: string }): Cell => {
    const style = { ...color, numberFormat };
    return value === undefined ? blankCell(style) : amountCell(value, style);
  };
  const amountLine = (id: RiskAmount | ShownAmount, isScored: boolean): Line => {
    const [of, priorOf] = amountsOf({ inputs, shown });
    const [reported, priorReported] = asReported ? amountsOf(asReported) : [];
    return line(id, () => [
      textCell(texts.figureNames[id], styles.plain),
      amount(of[id], isScored ? riskStyles.input : styles.quiet),
      amount(priorOf[id], id === "sales" ? riskStyles.input : styles.quiet),
      reported && amount(reported[id], styles.quiet),
      priorReported && amount(priorReported[id], styles.quiet),
      textCell(isScored ? names.scored : names.shown, { ...styles.quiet, align: "right" }),
    ]);
  };
  const floored = (
    id: "flooredLiabilities" | "flooredCurrentLiabilities",
    of: "totalLiabilities" | "currentLiabilities",
    text: string,
  ): Line =>
    line(id, (at) => {
      const formula = flooredFormula(at(of, "B"), at("totalAssets", "B"));
      const { [of]: liabilities, totalAssets = 0 } = inputs.year;
      const style = { ...styles.quiet, numberFormat };
      if (liabilities === undefined)
        return [textCell(text, styles.plain), unknownFormula(formula, style)];
      const least = totalAssets > 0 ? Math.max(liabilities, totalAssets / 1000) : liabilities;
      return [textCell(text, styles.plain), numberFormula(formula, least / divisor, style)];
    });

  return [
    titleLine(names.title, ...inputTitles({ facts, texts })),
    plainLine(textCell(names.hint, styles.quiet)),
    plainLine(textCell(names.priorShown, styles.quiet)),
    plainLine(
      textCell(names.ended, styles.plain),
      dayCell(year.end, { ...styles.day, align: "right" }),
      dayCell(prior?.end, { ...styles.day, align: "right" }),
    ),
    ...riskAmounts.map((id) => amountLine(id, true)),
    ...shownAmounts.map((id) => amountLine(id, false)),
    floored("flooredLiabilities", "totalLiabilities", names.liabilitiesFloor),
    floored("flooredCurrentLiabilities", "currentLiabilities", names.currentLiabilitiesFloor),
  ];
}

/** Column titles: both years, and both as reported if adjustments change an amount. */
export function inputTitles({ facts, texts }: Pick<RiskSheetPart, "facts" | "texts">): string[] {
  const { year, prior, asReported } = facts.analysis;
  const names = [year, prior].map((period) =>
    period ? fiscalYearName(period.year, facts.preparation.language) : "",
  );
  const reported = names.map((name) =>
    asReported && name !== "" ? filled(texts.inputs.reported, { year: name }) : "",
  );
  return [...names, ...reported];
}

/** All amounts on the sheet, for column widths. */
export function inputAmounts({ analysis }: RiskSheetPart["facts"]): Minor[] {
  const { asReported } = analysis;
  return [...amountsOf(analysis), ...(asReported ? amountsOf(asReported) : [])].flatMap((amounts) =>
    Object.values(amounts),
  );
}

interface Figures {
  readonly inputs: RiskInputs;
  readonly shown: { readonly year: ShownAmounts; readonly prior: ShownAmounts };
}

function amountsOf({ inputs, shown }: Figures) {
  return [
    { ...inputs.year, ...shown.year },
    { ...inputs.prior, ...shown.prior },
  ] as const;
}
