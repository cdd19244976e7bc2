import { filled, formatCount } from "../language/language.ts";
import { formatInstant } from "../statement/heading.ts";
import { linkCell, numberCell, numberFormula, textCell } from "./cell.ts";
import { type Block, type Line, line, plainLine } from "./risk-blocks.ts";
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

/** Everything needed to find a result and compute it again. */
export function aboutBlock(part: RiskSheetPart): Block {
  const { facts, model, texts } = part;
  const { analysis, made, preparation } = facts;
  const { about } = texts;
  const { naicsCode, industryTitle, postalCode } = made;
  const version = { version: String(made.spreadVersion) };

  return [
    titleLine(about.title),
    textLine(about.record, made.financialRecordId),
    textLine(about.analysis, made.id),
    textLine(about.statements, filled(texts.figures[analysis.figures], version)),
    line("naics", () => [
      textCell(about.naics, styles.plain),
      textCell(naicsCode, { ...riskStyles.input, align: "left" }),
      textCell(
        naicsCode === undefined ? texts.notConsidered : oneLine(industryTitle ?? texts.notInNaics),
        styles.quiet,
      ),
    ]),
    line("sectorShift", (at) => [
      textCell(about.sectorShift, styles.plain),
      numberFormula(sectorShiftFormula(at("naics", "B"), model), analysis.score.sectorShift, {
        ...riskStyles.logOdds,
        align: "left",
      }),
    ]),
    textLine(about.postal, postalCode ?? texts.none),
    ...peersLines(part),
    textLine(about.model, analysis.modelVersion),
    textLine(about.modelHash, analysis.modelHash),
    textLine(about.inputHash, analysis.inputHash),
    textLine(about.analyzedAt, formatInstant(made.at, preparation.language)),
    textLine(about.analyzedBy, made.by),
    overridesLine(part),
  ];
}

function textLine(caption: string, text: string): Line {
  return plainLine(textCell(caption, styles.plain), textCell(oneLine(text), styles.plain));
}

function peersLines({ facts, texts }: RiskSheetPart): Line[] {
  const { about, none, peersOf, peerScore } = texts;
  const { peers } = facts.analysis;
  if (!peers) return [textLine(about.peers, none)];
  const { industry, assetClass, returns } = peers.cell;
  const of = filled(peersOf, {
    industry,
    assetClass: String(assetClass),
    returns: formatCount(Math.round(returns), facts.preparation.language),
  });
  return [
    textLine(about.peers, of),
    plainLine(
      textCell(about.peerScore, styles.plain),
      numberCell(peers.score, { align: "left" }),
      textCell(peerScore, styles.quiet),
    ),
  ];
}

function overridesLine({ facts, texts }: RiskSheetPart): Line {
  const { about, none, overridden, overrideCount, sheets } = texts;
  const [latest] = facts.overrides;
  if (!latest) return textLine(about.overrides, none);
  const count = formatCount(facts.overrides.length, facts.preparation.language);
  const said = filled(overrideCount, { latest: overridden[latest.direction], count });
  return plainLine(
    textCell(about.overrides, styles.plain),
    linkCell(said, sheets.overrides, styles.link),
  );
}
