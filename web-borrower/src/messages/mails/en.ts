/** Words of the standing address, of confirming an address, and of a borrower's own copy, in English. */
export const mailsEn = {
  "portal.title": "Share your accounting data with {lender}",
  "portal.lede":
    "For your loan application. It takes about five minutes, and you choose what to connect.",
  "portal.brief.financial-statements": "with the ledger",
  "portal.brief.accounts-receivable": "Who owes you",
  "portal.brief.accounts-payable": "What you owe",
  "portal.brief.transactions": "every entry",
  "portal.email.hint": "We send one message, to confirm the address is yours.",
  "portal.next": "Next, choose where you keep your books",
  "portal.next.file": "Next, upload your books as a file",
  "portal.next.or-file": "Or upload a file instead.",
  "portal.failed":
    "There was an error creating your new business. Please wait a moment and try again.",
  "portal.unexpected":
    "Not sure why you are here? Ask {person} at <mail>{email}</mail> before you continue.",
  "portal.unexpected.nobody": "Not sure why you are here? Ask {lender} before you continue.",

  "ask.title": "Confirm your email",
  "ask.lede":
    "We sent a message to {email}. Open it and confirm, so that {lender} sees the records came from you.",
  "ask.confirmed": "{email} is confirmed.",
  "ask.again": "Send it again",
  "ask.again.busy": "Sending",
  "ask.sent": "Sent again to {email}.",
  "ask.failed": "The message could not be sent",

  "request.title": "Get a copy by email",
  "request.detail": "The same workbooks that {lender} received.",
  "request.email": "Your email",
  "request.hint": "The copy is only sent to an address that you have confirmed.",
  "request.send": "Send my copy",
  "request.send.busy": "Sending",
  "request.building":
    "Your copy is on its way to {email}. The link in it works for 3 days and 5 downloads.",
  "request.awaiting":
    "We sent a message to {email} to confirm that it is yours. Your copy follows as soon as you have.",
  "request.other": "Use another address",
  "request.failed": "Your copy could not be requested",

  "confirming.title": "Is this your email address?",
  "confirming.lede": "Confirm it, and {lender} sees that the records came from you.",
  "confirming.title.busy": "Confirming your email",
  "confirming.lede.busy": "This takes a few seconds.",
  "confirming.email": "Email",
  "confirming.for": "For",
  "confirming.for.value": "Records of {business}, sent on {day}",
  "confirming.confirmed": "Confirmed",
  "confirming.confirmed.value": "{day}, {time}",
  "confirming.press": "Confirm email",
  "confirming.busy": "Confirming",
  "confirming.failed": "Your email could not be confirmed",
  "confirming.foot":
    "Did you not share anything? Close this page, and tell us at <mail>{email}</mail>.",
  "confirming.foot.nobody": "Did you not share anything? Close this page, and tell {lender}.",
  "confirming.done.title": "Your email is confirmed",
  "confirming.done.lede":
    "{lender} now sees that the records came from this address. There is nothing else to do, and you can close this page.",
  "confirming.used.title": "This link has been used",
  "confirming.used.lede":
    "It was used before, or it is older than two days. If your email is not confirmed yet, ask for a new message where you shared your records.",
  "confirming.person": "Need a person? Email <mail>{email}</mail>.",

  "copy.title": "Your copy is ready",
  "copy.lede": "This is what {lender} received from {business} on {day}.",
  "copy.kind.xlsx": "Excel workbook, {size}",
  "copy.kind.zip": "Zip archive of workbooks, {size}",
  "copy.download": "Download now",
  "copy.inside": "In this file",
  "copy.inside.financial-statements":
    "Financial statements, {from} to {upTo}, with the general ledger behind them",
  "copy.inside.accounts-receivable": "Receivables by age",
  "copy.inside.accounts-payable": "Payables by age",
  "copy.inside.transactions": "Transactions",
  "copy.inside.exact": "Exactly what {lender} received",
  "copy.inside.anonymous": "Exactly what {lender} received, with codes in place of names",
  "copy.foot":
    "{downloads, plural, =0 {This link has been used up.} one {This link works until {until}, for # more download.} other {This link works until {until}, for # more downloads.}} Keep the file somewhere private.",
  "copy.missing.title": "The download does not exist",
  "copy.missing.lede":
    "The file is gone, or this link has been used up. Your books have not been changed.",
  "copy.missing.why": "Why this happens",
  "copy.missing.time": "A download link works for 3 days and 5 downloads.",
  "copy.missing.deleted": "{lender} may have deleted the records.",
  "copy.missing.newer": "A newer email may hold a newer link.",
  "copy.missing.subject": "The copy of our accounting data",
};
