export {
  countJournalDays,
  type JournalDay,
  type LineCursor,
  type LinesAsked,
  type LinesPage,
  type ListedLine,
  listJournalLines,
  streamJournalLines,
  sumJournalLines,
  sumMonths,
} from "./journal-lines.ts";
export {
  findLedger,
  listAccounts,
  listMonths,
  listOpenDocuments,
  listParties,
  listVendorFigures,
} from "./ledger.ts";
export { type LoadProof, proveLoad } from "./prove.ts";
export {
  type BooksKey,
  saveAccounts,
  saveMonths,
  saveOpenDocuments,
  saveParties,
  saveVendorFigures,
} from "./save.ts";
export { saveJournalLines } from "./save-journal.ts";
