import type { CollectionGroup } from "@tieout/core/submission-request";

const groups: Record<`group.${CollectionGroup}`, string> = {
  "group.financial-statements": "Financial statements",
  "group.accounts-receivable": "Accounts receivable",
  "group.accounts-payable": "Accounts payable",
  "group.transactions": "Transactions",
};

/** What the first page says, in English: all that a link loads before anything is pressed. */
export const firstEn = {
  ...groups,

  "frame.skip": "Skip to content",
  "frame.secure": "Secure connection",
  "frame.language": "Language",
  "frame.loading": "Loading",
  "frame.long.title": "This takes longer than usual",
  "frame.long.lede": "Please stay on this page.",

  "landing.title": "Share your accounting data",
  "landing.heading": "{lender} is asking for your accounting data",
  "landing.intro":
    "Welcome. You choose where you keep your books, sign in there, and confirm that they are yours. {lender} is told as soon as they have arrived.",
  "landing.purpose": "For the loan review of <b>{business}</b>{stop}",
  "landing.duration": "It takes about five minutes.",
  "landing.shared": "What will be shared",
  "landing.shared.later": "What will be shared, later",
  "landing.span":
    "{years, plural, =0 {The year to date} one {# full fiscal year and the year to date} other {# full fiscal years and the year to date}}, through {day}",
  "landing.ledger": "With the general ledger behind them",
  "landing.receivable": "Who owes you, by age",
  "landing.payable": "What you owe, by age",
  "landing.transactions": "Every entry, with customers, vendors and documents",
  "landing.transactions.anonymous": "Every entry, with codes in place of customers and vendors",
  "landing.promise.read-only": "Read-only. Nothing in your books can be changed.",
  "landing.promise.sign-in": "You sign in on your accounting package’s own page, not ours.",
  "landing.promise.anonymous": "Customer and vendor names are replaced with codes.",
  "landing.packages": "Where do you keep your books?",
  "landing.packages.hint": "You sign in on the package’s own page.",
  "landing.packages.none":
    "{lender} offers no accounting package here yet. Ask your lender how to share your records.",
  "landing.packages.unavailable": "Not available yet: {names}",
  "landing.beta": "Beta",
  "landing.unexpected":
    "Not expecting this? Ask {person} at <mail>{email}</mail> before you continue.",
  "landing.unexpected.nobody": "Not expecting this? Ask {lender} before you continue.",
  "landing.opening": "Opening {package}",

  "file.upload": "Upload a file",
  "file.upload.instead": "Upload a file instead",
  "file.upload.detail": "Excel, CSV or an audit file, up to 65 MB",

  "failure.other": "An error occurred processing your request. Please wait a moment and try again.",

  "trouble.title": "Something is wrong",
  "trouble.request":
    "There has been an error retrieving the options for this request. Please contact support for additional assistance.",
  "trouble.business": "We cannot tell whose records are asked for.",
  "trouble.unreachable": "We cannot reach our server. Check your connection and try again.",
  "trouble.again": "Try again",
};

export type FirstCatalogue = Readonly<Record<keyof typeof firstEn, string>>;
