import type { CellStyle, Rule } from "@tieout/core/workbook/cell";
import { xmlText } from "./xml-text.ts";

/** The styles that a workbook's cells have asked for so far, each once. */
export interface StyleTable {
  /** The number by which a cell refers to its style. */
  idOf(style: CellStyle): number;
  xml(): string;
}

const typeface = "Arial";
const firstOwnFormat = 164;

export function styleTable(): StyleTable {
  // By identity for speed, as cells share few style objects; weak, in case a plan makes one for each cell.
  const known = new WeakMap<CellStyle, number>();
  const fonts = numbered(fontXml({}));
  // Excel reserves the first two fills.
  const fills = numbered(patternFill("none"), patternFill("gray125"));
  const borders = numbered(borderXml({}));
  const formats = numbered();
  const cells = numbered(formatXml({}, 0, 0, 0, 0));

  const idOf = (style: CellStyle): number => {
    const id = known.get(style);
    if (id !== undefined) return id;

    const format =
      style.numberFormat === undefined ? 0 : firstOwnFormat + formats.idOf(style.numberFormat);
    const added = cells.idOf(
      formatXml(
        style,
        format,
        fonts.idOf(fontXml(style)),
        fills.idOf(fillXml(style)),
        borders.idOf(borderXml(style)),
      ),
    );
    known.set(style, added);
    return added;
  };

  return {
    idOf,
    xml: () =>
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n` +
      `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">` +
      formatsXml(formats.all) +
      list("fonts", fonts.all) +
      list("fills", fills.all) +
      list("borders", borders.all) +
      list("cellStyleXfs", [`<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>`]) +
      list("cellXfs", cells.all) +
      list("cellStyles", [`<cellStyle name="Normal" xfId="0" builtinId="0"/>`]) +
      `</styleSheet>`,
  };
}

interface Numbered {
  readonly all: readonly string[];
  idOf(entry: string): number;
}

function numbered(...first: readonly string[]): Numbered {
  const all = [...first];
  const ids = new Map(all.map((entry, id) => [entry, id]));
  return {
    all,
    idOf: (entry) => {
      const id = ids.get(entry);
      if (id !== undefined) return id;
      ids.set(entry, all.length);
      return all.push(entry) - 1;
    },
  };
}

function list(name: string, entries: readonly string[]): string {
  return `<${name} count="${entries.length}">${entries.join("")}</${name}>`;
}

function formatsXml(codes: readonly string[]): string {
  if (codes.length === 0) return "";
  const entries = codes.map(
    (code, id) => `<numFmt numFmtId="${firstOwnFormat + id}" formatCode="${xmlText(code)}"/>`,
  );
  return list("numFmts", entries);
}

function fontXml({ bold, italic, underline, size = 10, color }: CellStyle): string {
  return (
    `<font>${bold ? "<b/>" : ""}${italic ? "<i/>" : ""}${underline ? "<u/>" : ""}<sz val="${size}"/>` +
    `${color === undefined ? "" : `<color rgb="FF${color}"/>`}<name val="${typeface}"/><family val="2"/></font>`
  );
}

function fillXml({ fill }: CellStyle): string {
  if (fill === undefined) return patternFill("none");
  return `<fill><patternFill patternType="solid"><fgColor rgb="FF${fill}"/><bgColor indexed="64"/></patternFill></fill>`;
}

function patternFill(pattern: string): string {
  return `<fill><patternFill patternType="${pattern}"/></fill>`;
}

function borderXml({ top, bottom }: CellStyle): string {
  return `<border><left/><right/>${rule("top", top)}${rule("bottom", bottom)}<diagonal/></border>`;
}

function rule(side: string, kind: Rule | undefined): string {
  return kind === undefined ? `<${side}/>` : `<${side} style="${kind}"><color auto="1"/></${side}>`;
}

function formatXml(
  style: CellStyle,
  format: number,
  font: number,
  fill: number,
  border: number,
): string {
  const { align, indent, wrap, vertical } = style;
  const alignment =
    (align === undefined && indent === undefined ? "" : ` horizontal="${align ?? "left"}"`) +
    (indent === undefined ? "" : ` indent="${indent}"`) +
    (vertical === undefined ? "" : ` vertical="${vertical}"`) +
    (wrap ? ` wrapText="1"` : "");
  const start =
    `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"` +
    (format === 0 ? "" : ` applyNumberFormat="1"`) +
    (font === 0 ? "" : ` applyFont="1"`) +
    (fill === 0 ? "" : ` applyFill="1"`) +
    (border === 0 ? "" : ` applyBorder="1"`);
  return alignment === ""
    ? `${start}/>`
    : `${start} applyAlignment="1"><alignment${alignment}/></xf>`;
}
