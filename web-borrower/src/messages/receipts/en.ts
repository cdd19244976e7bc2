/** What a receipt's page says beside the receipt itself, in English. */
export const receiptsEn = {
  "receipt.title": "Your receipt",
  "receipt.lede": "What you shared, with whom, and for how long they keep it.",
  "receipt.view": "View your receipt",
  "receipt.download": "Download receipt",
  "receipt.copy": "Email me an exact copy",
  "receipt.copy.busy": "Sending",
  "receipt.copy.sent":
    "Your copy is on its way to {email}. The link in it works for 3 days and 5 downloads.",
  "receipt.copy.failed": "Your copy could not be requested",
  "receipt.keep": "Keep sharing",
  "receipt.end": "End access",
  "receipt.end.busy": "Ending",
  "receipt.end.title": "End {lender}’s access to {package}?",
  "receipt.end.detail":
    "{lender} can read nothing more from now on. What it has received stays there, and your own books stay as they are.",
  "receipt.end.failed": "Access could not be ended",
  "receipt.withdraw.heading": "Changed your mind?",
  "receipt.withdraw.detail": "Withdrawing deletes these records here. Your loan review may stop.",
  "receipt.withdraw.detail.held":
    "The law asks {lender} to keep these records for now; they are deleted here after that. Your loan review may stop.",
  "receipt.withdraw": "Withdraw my records",
  "receipt.withdraw.busy": "Withdrawing",
  "receipt.withdraw.title": "Withdraw your records from {lender}?",
  "receipt.withdraw.final": "This cannot be undone. Your own books stay as they are.",
  "receipt.withdraw.deleted.access":
    "Access to {package} ends at once, and what you sent is deleted here within {days} days.",
  "receipt.withdraw.deleted": "What you sent is deleted here within {days} days.",
  "receipt.withdraw.held.access":
    "Access to {package} ends at once. The law asks {lender} to keep what you sent; it is deleted here once it no longer does.",
  "receipt.withdraw.held":
    "The law asks {lender} to keep what you sent; it is deleted here once it no longer does.",
  "receipt.withdraw.told": "{person} is told that you withdrew them.",
  "receipt.withdraw.beyond":
    "Anything saved elsewhere, or kept because the law asks for it, is not reached by this.",
  "receipt.withdraw.failed": "Your records could not be withdrawn",
  "receipt.withdrawn": "Withdrawn on {day}",
  "receipt.withdrawn.detail": "{lender} has been told. There is nothing else to do.",
  "receipt.missing.title": "There is no such receipt",
  "receipt.missing.lede":
    "It is shown where you shared your records, for a day, and by the link in the email that told you of your copy.",
  "receipt.missing.subject": "The receipt for our accounting data",
};
