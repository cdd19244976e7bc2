/** What this portal says of books as a file in words of its own, in English. */
export const fileImportEn = {
  "file.title": "Upload books as a file",
  "file.lede": "Drop one file. We read it and show what we found before anything is collected.",
  "file.reading": "Reading the file",
  "file.reading.detail": "Large files take a minute. Nothing has been collected yet.",
  "file.columns.lede.remembered": "We read it as it was said last time. Change any that are wrong.",
  "file.columns.card": "Columns in the file",
  "file.options.note":
    "The workspace remembers these choices for its next file. Nothing has been collected yet.",
  "file.check.lede.agrees": "Debits equal credits and every row was read.",
  "file.check.lede.rows":
    "{count, plural, one {# row could not be read.} other {# rows could not be read.}} Correct the file and upload it again. Nothing has been collected yet.",
  "file.check.lede.differs":
    "Correct the file and upload it again. Nothing has been collected yet.",
  "file.send.anyway": "Collect with the difference",
  "file.send.sending": "Starting import",
  "file.send.failed": "The import was not started",
  "file.send.anyway.title": "Collect although it differs?",
  "file.send.anyway.seen": "I have seen what differs, and collect it all the same",
  "file.send.anyway.keep": "Do not collect",
  "file.leave.title": "Leave without collecting?",
  "file.page": "Upload a file",
  "file.leave.detail": "Nothing has been collected yet.",
  "file.send.send": "Collect these books",
  "file.send.note": "The statements, checks and workbook are made from this file.",
  "file.send.anyway.note":
    "If you collect it as it is, the difference stands in the collection’s findings.",
  "file.started": "Import started. You can leave this page.",
};
