export { type BookedFile, bookFile } from "./book-file.ts";
export type { BooksAnswers } from "./books-answers.ts";
export { chartReader } from "./chart-reader.ts";
export { type ClosingEntries, postedLine } from "./closing-entries.ts";
export { type GuessedChart, withChart, withGuessedTypes } from "./complete-chart.ts";
export type { DayOrder } from "./day-text.ts";
export { fecReader, fecYearEnd, looksLikeFec } from "./fec-reader.ts";
export { fieldLengths } from "./field-lengths.ts";
export type { DecimalMark } from "./figure.ts";
export {
  type BooksIntake,
  type FileBalance,
  type FileBooks,
  type FileCompany,
  type FileFiscalYear,
  type FileFormat,
  type FileMovement,
  type LeftOut,
  type LeftOutRow,
  type LineFacts,
  type OwnTotal,
  type Place,
  readAll,
} from "./file-books.ts";
export { fileChecks } from "./file-checks.ts";
export { canBeRead, chosenMapping, type FileChoices, type KeptMapping } from "./file-choices.ts";
export { type FileFindings, findingsOf } from "./file-findings.ts";
export {
  type BooksFileKind,
  type FileAsk,
  type FileReport,
  type FileSheet,
  type FileTable,
  isReadyToSend,
} from "./file-report.ts";
export { TooManyAccounts } from "./gathering.ts";
export { type GuessOptions, guessMapping, type MappingGuess } from "./guess-mapping.ts";
export { withHeadedEntries } from "./headed-entries.ts";
export { keptMapping } from "./kept-mapping.ts";
export { ledgerReader } from "./ledger-reader.ts";
export { balances, withOtherSigns } from "./ledger-state.ts";
export { type LeftOutWords, leftOutCsv, type RejectedRows } from "./left-out-csv.ts";
export { leftOutWords } from "./left-out-words.ts";
export {
  type ColumnUse,
  type Field,
  fields,
  type Mapping,
  type MappingFault,
  mappingFaults,
  type TableKind,
} from "./mapping.ts";
export { columnFaults, offeredFields } from "./offered-fields.ts";
export { withOwnRows } from "./own-rows.ts";
export {
  type AccountKinds,
  clearingAccount,
  type PostedPeriods,
  postedPeriods,
} from "./posted-periods.ts";
export type { Fault, Span } from "./reading.ts";
export { saftReader, type XmlEvent } from "./saft-reader.ts";
export { type SheetCell, type SheetRow, textOf } from "./sheet-row.ts";
export { type Sides, sidesOf, withSides } from "./sides.ts";
export { sieReader, type TextLine } from "./sie-reader.ts";
export { type ColumnView, clean, tableView } from "./table-view.ts";
export { booksTemplate, type TemplateFacts, templateSheetNames } from "./template.ts";
export { type TemplateLanguage, templateLanguages } from "./template-words.ts";
export { type FileCheck, type FileDifference, type FileTieOut, tieOut } from "./tie-out.ts";
export { trialBalanceReader } from "./trial-balance-reader.ts";
