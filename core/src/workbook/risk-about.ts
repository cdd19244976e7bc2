import { filled, formatCount } from "../language/language.ts";
import { formatInstant } from "../statement/heading.ts";
import { type Cell, linkCell, numberCell, numberFormula, textCell } from "./cell.ts";
import { type Block, line, plainLine } from "./risk-blocks.ts";
import { sectorShiftFormula } from "./risk-formulas.ts";
import { riskRemarks } from "./risk-remarks.ts";
import { type RiskSheetPart, riskStyles, titleLine } from "./risk-sheet-part.ts";
import { styles } from "./styles.ts";
import { oneLine } from "./table-sheet.ts";

/** What an estimate is and isn't. */
export function wordsBlock({ texts }: RiskSheetPart): Block {
  return texts.words.map((sentence) => plainLine(textCell(sentence, styles.plain)));
}

export function remarksBlock({ facts, texts }: RiskSheetPart): Block {
  const remarks = riskRemarks(facts.analysis, facts.preparation.language, texts);
  if (remarks.length === 0) return [];
  return [
    titleLine(texts.remarks),
    ...remarks.map((remark) => plainLine(textCell(oneLine(remark), styles.plain))),
  ];
}

/** Everything by which a result can be found and made again. */
export function aboutBlock({ facts, model, texts }: RiskSheetPart): Block {
  const { analysis, made, preparation } = facts;
  const { about } = texts;
  const { naicsCode, industryTitle, postalCode } = made;
  const row = (caption: string, value: Cell, beside?: Cell) =>
    plainLine(textCell(caption, styles.plain), value, beside);
  const text = (caption: string, value: string) =>
    row(caption, textCell(oneLine(value), styles.plain));
  const industry =
    naicsCode === undefined ? texts.notConsidered : (industryTitle ?? texts.notInNaics);

  return [
    titleLine(about.title),
    text(about.record, made.financialRecordId),
    text(about.analysis, made.id),
    text(
      about.statements,
      filled(texts.figures[analysis.figures], { version: String(made.spreadVersion) }),
    ),
    line("naics", () => [
      textCell(about.naics, styles.plain),
      textCell(naicsCode, { ...riskStyles.input, align: "left" }),
      textCell(industry, styles.quiet),
    ]),
    line("sectorShift", (at) => [
      textCell(about.sectorShift, styles.plain),
      numberFormula(sectorShiftFormula(at("naics", "B"), model), analysis.score.sectorShift, {
        ...riskStyles.logOdds,
        align: "left",
      }),
    ]),
    text(about.postal, postalCode ?? texts.none),
    ...peersLines(facts.analysis.peers),
    text(about.model, analysis.modelVersion),
    text(about.modelHash, analysis.modelHash),
    text(about.inputHash, analysis.inputHash),
    text(about.analyzedAt, formatInstant(made.at, preparation.language)),
    text(about.analyzedBy, made.by),
    row(about.overrides, overridesCell()),
  ];

  function peersLines(peers: typeof analysis.peers) {
    if (!peers) return [text(about.peers, texts.none)];
    const { industry: code, assetClass, returns } = peers.cell;
    const of = filled(texts.peersOf, {
      industry: code,
      assetClass: String(assetClass),
      returns: formatCount(Math.round(returns), preparation.language),
    });
    return [
      text(about.peers, of),
      row(
        about.peerScore,
        numberCell(peers.score, { align: "left" }),
        textCell(texts.peerScore, styles.quiet),
      ),
    ];
  }

  function overridesCell(): Cell {
    const [latest] = facts.overrides;
    if (!latest) return textCell(texts.none, styles.plain);
    const count = formatCount(facts.overrides.length, preparation.language);
    const said = filled(texts.overrideCount, { latest: texts.overridden[latest.direction], count });
    return linkCell(said, texts.sheets.overrides, styles.link);
  }
}
