export { type LoadProof, proveLoad } from "./prove.ts";
export {
  findLedger,
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
