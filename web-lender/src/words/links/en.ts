/** Words of the links by which borrowers answer, in English. */
export const linksEn = {
  "links.title": "Open links",
  "links.failed": "The links could not be loaded",
  "links.noneOpen": "No link is open. Ask again with a new data collection.",
  "links.showExpired": "{count, plural, one {Show # expired link} other {Show # expired links}}",
  "links.hideExpired": "{count, plural, one {Hide expired link} other {Hide expired links}}",
  "links.created": "Created {day}",
  "links.createdBy": "Created {day} by {name}",
  "links.until": "works until {day}",
  "links.ended": "expired {day}",
  "links.expired": "Expired",
  "links.opened": "Opened {day}",
  "links.notOpened": "Not opened yet",
  "links.show": "Show link",
  "links.showFailed": "The link could not be shown",
  "links.mail": "Email",
  "links.expireOf": "Expire the link of {day} now",
  "links.deleteOf": "Delete the link of {day}",
  "links.keep": "Keep link",
  "links.expire": "Expire link now",
  "links.expire.ask":
    "Whoever opens it from now on reads that it has expired. A borrower who is in by it is out. What was collected is kept.",
  "links.expire.busy": "Expiring link",
  "links.expire.done": "Link expired",
  "links.expire.failed": "The link could not be expired",
  "links.delete": "Delete link",
  "links.delete.ask":
    "Its address is destroyed and can’t be shown again. Whoever has it reads that it was removed. A borrower who is in by it is out. What was collected is kept.",
  "links.delete.busy": "Deleting link",
  "links.delete.done": "Link deleted",
  "links.delete.failed": "The link could not be deleted",
  "mailLink.title": "Email the link to the borrower",
  "mailLink.address": "Borrower’s email",
  "mailLink.notAnAddress": "Enter an email address, like name@business.com.",
  "mailLink.language": "Language",
  "mailLink.send": "Send email",
  "mailLink.sending": "Sending",
  "mailLink.sent": "The request is on its way to {address}.",
  "mailLink.failed": "The link could not be mailed",
};

/** A catalogue with a word missing doesn't compile. */
export type LinksCatalogue = Record<keyof typeof linksEn, string>;
