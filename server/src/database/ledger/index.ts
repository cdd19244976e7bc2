export { type LoadProof, proveLoad } from "./prove.ts";
export {
  countJournalDays,
  findLedger,
  type JournalDay,
  type LineCursor,
  type LinesAsked,
  type LinesPage,
  type ListedLine,
  listAccounts,
  listJournalLines,
  listMonths,
  listOpenDocuments,
  listParties,
  listVendorFigures,
  streamJournalLines,
  sumJournalLines,
} from "./queries.ts";
export {
  type BooksKey,
  saveAccounts,
  saveJournalLines,
  saveMonths,
  saveOpenDocuments,
  saveParties,
  saveVendorFigures,
} from "./save.ts";
