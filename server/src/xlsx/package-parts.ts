import { columnLetters, sheetPrefix } from "@tieout/core/workbook/cell";
import {
  type SheetPlan,
  sheetNameFault,
  type Workbook,
  type WorkbookProperties,
} from "@tieout/core/workbook/workbook";
import { xmlText } from "./xml-text.ts";

const head = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
const office = "http://schemas.openxmlformats.org/officeDocument/2006";
const pack = "http://schemas.openxmlformats.org/package/2006";
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The small parts around the sheets: what is in the package, and how the parts belong together. */
export function packageParts(
  workbook: Workbook,
): readonly (readonly [path: string, xml: string])[] {
  const { sheets, properties } = workbook;
  refuseWrongNames(sheets);

  return [
    ["[Content_Types].xml", contentTypes(sheets.length)],
    ["_rels/.rels", rootRelations],
    ["docProps/core.xml", coreProperties(properties)],
    ["docProps/app.xml", appProperties],
    ["xl/workbook.xml", workbookXml(workbook)],
    ["xl/_rels/workbook.xml.rels", workbookRelations(sheets.length)],
  ];
}

/** Where the part of a sheet is, counted from 0. */
export function sheetPath(index: number): string {
  return `xl/worksheets/sheet${index + 1}.xml`;
}

function refuseWrongNames(sheets: readonly SheetPlan[]): void {
  if (sheets.length === 0) throw new RangeError("A workbook has at least one sheet");
  const taken = new Set<string>();
  for (const { name } of sheets) {
    const fault = sheetNameFault(name) ?? (taken.has(name.toLowerCase()) ? "is taken" : undefined);
    if (fault !== undefined) throw new RangeError(`The sheet's name "${name}" ${fault}`);
    taken.add(name.toLowerCase());
  }
}

function contentTypes(sheets: number): string {
  const part = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${type}"/>`;
  return (
    `${head}<Types xmlns="${pack}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="application/xml"/>` +
    part("xl/workbook.xml", `${spreadsheet}.sheet.main+xml`) +
    each(sheets, (index) => part(sheetPath(index), `${spreadsheet}.worksheet+xml`)) +
    part("xl/styles.xml", `${spreadsheet}.styles+xml`) +
    part("docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml") +
    part(
      "docProps/app.xml",
      "application/vnd.openxmlformats-officedocument.extended-properties+xml",
    ) +
    `</Types>`
  );
}

const rootRelations =
  `${head}<Relationships xmlns="${pack}/relationships">` +
  `<Relationship Id="rId1" Type="${office}/relationships/officeDocument" Target="xl/workbook.xml"/>` +
  `<Relationship Id="rId2" Type="${pack}/relationships/metadata/core-properties" Target="docProps/core.xml"/>` +
  `<Relationship Id="rId3" Type="${office}/relationships/extended-properties" Target="docProps/app.xml"/>` +
  `</Relationships>`;

const appProperties = `${head}<Properties xmlns="${office}/extended-properties"><Application>Tieout</Application></Properties>`;

function coreProperties({ title, subject, author, asOf }: WorkbookProperties): string {
  const instant = `${asOf.toISOString().slice(0, 19)}Z`;
  return (
    `${head}<cp:coreProperties xmlns:cp="${pack}/metadata/core-properties"` +
    ` xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"` +
    ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
    `<dc:title>${xmlText(title)}</dc:title><dc:subject>${xmlText(subject)}</dc:subject>` +
    `<dc:creator>${xmlText(author)}</dc:creator><cp:lastModifiedBy>${xmlText(author)}</cp:lastModifiedBy>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${instant}</dcterms:created>` +
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${instant}</dcterms:modified></cp:coreProperties>`
  );
}

function workbookXml({ sheets, definedNames }: Workbook): string {
  const names = [
    ...definedNames.map(
      ({ name, refersTo }) =>
        `<definedName name="${xmlText(name)}">${xmlText(refersTo)}</definedName>`,
    ),
    ...sheets.flatMap(printNames),
  ];
  return (
    `${head}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}/relationships">` +
    `<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="16000" tabRatio="850"/></bookViews>` +
    `<sheets>${sheets
      .map(
        ({ name }, index) =>
          `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
      )
      .join("")}</sheets>` +
    (names.length === 0 ? "" : `<definedNames>${names.join("")}</definedNames>`) +
    // The results in the cells are right, and a recalculation on opening would ask to be saved.
    `<calcPr calcId="191029"/></workbook>`
  );
}

/** The names by which spreadsheets know what to print, and what to repeat on each page. */
function printNames({ name, print }: SheetPlan, index: number): string[] {
  const prefix = sheetPrefix(name);
  const { area, repeatedColumns, repeatedRows } = print;
  const titles = [
    ...(repeatedColumns > 0 ? [`${prefix}$A:$${columnLetters(repeatedColumns - 1)}`] : []),
    ...(repeatedRows.last > 0 ? [`${prefix}$${repeatedRows.first}:$${repeatedRows.last}`] : []),
  ];
  const named = (what: string, place: string) =>
    `<definedName name="_xlnm.${what}" localSheetId="${index}">${xmlText(place)}</definedName>`;
  return [
    ...(area === undefined ? [] : [named("Print_Area", `${prefix}${area}`)]),
    ...(titles.length === 0 ? [] : [named("Print_Titles", titles.join(","))]),
  ];
}

function workbookRelations(sheets: number): string {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/relationships/${type}" Target="${target}"/>`;
  return (
    `${head}<Relationships xmlns="${pack}/relationships">` +
    each(sheets, (index) => relation(index + 1, "worksheet", `worksheets/sheet${index + 1}.xml`)) +
    relation(sheets + 1, "styles", "styles.xml") +
    `</Relationships>`
  );
}

function each(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join("");
}
