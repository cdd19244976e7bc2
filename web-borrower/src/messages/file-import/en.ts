/** What this portal says of books as a file in words of its own, in English. */
export const fileImportEn = {
  "file.title": "Upload your books as a file",
  "file.lede": "Drop one file. We read it here and show you what we found before anything is sent.",
  "file.reading": "Reading your file",
  "file.reading.detail": "Large files take a minute. Nothing has been sent yet.",
  "file.columns.lede.remembered": "We read it as you said last time. Change any that are wrong.",
  "file.columns.card": "Columns in your file",
  "file.options.note": "We remember these choices for your next upload. Nothing has been sent yet.",
  "file.check.lede.agrees":
    "Debits equal credits and every row was read. Send it when you are ready.",
  "file.check.lede.rows":
    "{count, plural, one {# row could not be read.} other {# rows could not be read.}} Correct the file and upload it again. Nothing has been sent yet.",
  "file.check.lede.differs": "Correct the file and upload it again. Nothing has been sent yet.",
  "file.send.anyway": "Send with the difference",
  "file.send.sending": "Sending",
  "file.send.failed": "The file was not sent",
  "file.send.anyway.title": "Send although it differs?",
  "file.send.anyway.seen": "I have seen what differs, and send it all the same",
  "file.send.anyway.keep": "Do not send",
  "file.leave.title": "Leave without sending?",
  "file.leave.detail": "Nothing has reached {lender} yet.",
  "file.send.send": "Send to {lender}",
  "file.send.note": "{lender} receives the file and these results.",
  "file.send.anyway.note": "If you send it as it is, {lender} sees the difference and these rows.",
};
