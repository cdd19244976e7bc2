import type { ConnectionFailure } from "../api/connection-request.ts";
import type { CountedStep, ImportFailure } from "../api/import-status.ts";
import { desktopEn } from "./desktop/en.ts";
import { fileImportEn } from "./file-import/en.ts";
import { filesEn } from "./files.ts";
import { firstEn } from "./first/en.ts";
import { mailsEn } from "./mails/en.ts";
import { receiptsEn } from "./receipts/en.ts";

const counts: Record<`count.${CountedStep}`, string> = {
  "count.accounts": "{count, plural, one {# account} other {# accounts}}",
  "count.journal-lines": "{count, plural, one {# journal line} other {# journal lines}}",
  "count.receivables":
    "{count, plural, one {# open customer invoice} other {# open customer invoices}}",
  "count.payables": "{count, plural, one {# open bill} other {# open bills}}",
};

/** Why the package's page came back without a connection; what happened, in one sentence. */
const connectionFailures: Record<`failure.connection.${ConnectionFailure}`, string> = {
  "failure.connection.InsufficientUserPermissions":
    "The user you signed in with may not read everything that was asked for in {package}.",
  "failure.connection.DatasourceUnresponsive": "{package} did not answer.",
  "failure.connection.RequestExpired": "The sign-in took longer than it may, so it was stopped.",
  "failure.connection.RequestNonceAlreadyUsed": "This sign-in was used once already.",
  "failure.connection.InternalError":
    "Something went wrong on our side while connecting to {package}.",
};

const importFailures: Record<`failure.import.${ImportFailure}`, string> = {
  "failure.import.InsufficientUserPermissions":
    "The user you signed in with may not read everything that was asked for in {package}.",
  "failure.import.DatasourceUnresponsive": "{package} stopped answering before we finished.",
  "failure.import.InternalError": "Something went wrong on our side while reading your books.",
  "failure.import.Disconnected": "{package} ended the connection before we finished.",
  "failure.import.Cancelled": "{lender} stopped this collection.",
};

/** What we say to a borrower, in English. */
export const en = {
  ...firstEn,
  ...filesEn,
  ...fileImportEn,
  ...mailsEn,
  ...receiptsEn,
  ...desktopEn,
  ...counts,
  ...connectionFailures,
  ...importFailures,

  "package.unnamed": "your accounting package",
  "package.file": "File upload",

  "landing.cancelled": "You came back from {package} before you finished.",
  "landing.cancelled.detail": "Nothing was shared. You can choose again whenever you like.",
  "landing.connecting.failed": "We could not open {package}",

  "info.heading": "Tell us who you are",
  "info.lede": "So that {lender} knows whose records these are.",
  "info.name": "Business name",
  "info.name.placeholder": "As it appears on your books",
  "info.name.missing": "Enter your business name.",
  "info.name.too-long": "Use 256 characters or fewer.",
  "info.name.unsafe": "Use letters, numbers and punctuation only.",
  "info.name.address": "Write the name without web or email addresses.",
  "info.email": "Business email",
  "info.email.placeholder": "name@business.com",
  "info.email.missing": "Enter your business email.",
  "info.email.too-long": "Use 256 characters or fewer.",
  "info.email.unsafe": "Use letters, numbers and punctuation only.",
  "info.email.no-ending": "This email is missing the part after the dot, such as .com.",
  "info.email.malformed": "Enter an email address like name@business.com.",
  "info.given": "<b>{name}</b> {email}",
  "info.change": "Change",
  "info.continue": "Continue",
  "info.continue.busy": "Continuing",
  "info.kept": "What you entered is still here.",

  "limit.heading": "{lender} cannot take new records right now",
  "limit.used": "It has used all of its collections for this period.",
  "limit.again": "You can use this same link again from <b>{day}</b>.",
  "limit.calm": "Nothing has been collected, and nothing is wrong with your books.",
  "limit.contact": "Contact",
  "limit.sooner": "Your lender may be able to lift the limit sooner.",

  "parameters.title": "Before you connect {package}",
  "parameters.cancel": "Cancel",
  "parameters.encrypted": "The connection is encrypted.",
  "parameters.encrypted.detail": "From {package} all the way to {lender}.",
  "parameters.password": "Your password never reaches {lender}.",
  "parameters.password.detail": "You sign in on {vendor}’s own page.",
  "parameters.read-only": "Read-only. Nothing in your books is changed.",
  "parameters.read-only.detail": "Records are copied out one way. Nothing is written back.",
  "parameters.request": "Collection request",
  "parameters.request.value": "{lender}, for the loan review of {business}",
  "parameters.request.day": "Asked by {person} on {day}",
  "parameters.request.person": "Asked by {person}",
  "parameters.period": "Collection period",
  "parameters.basis.Accrual": "Accrual basis",
  "parameters.basis.Cash": "Cash basis",
  "parameters.basis.CashAndAccrual": "Accrual and cash basis",
  "parameters.reports": "Reports requested",
  "parameters.years":
    "{years, plural, =0 {Year to date} one {# year and year to date} other {# years and year to date}}",
  "parameters.year-ends":
    "{years, plural, =0 {Now} one {# year end and now} other {# year ends and now}}",
  "parameters.anonymous": "Customer and vendor names are replaced with codes.",
  "parameters.continue": "Continue with {package}",
  "parameters.return": "You come back here when you are done.",
  "parameters.file.title": "Before you upload a file",
  "parameters.file.encrypted": "The connection is encrypted.",
  "parameters.file.encrypted.detail": "From this device all the way to {lender}.",
  "parameters.file.password": "Nobody asks for a password.",
  "parameters.file.password.detail": "We read the file that you choose, and nothing else.",
  "parameters.file.read-only": "You see the figures before they are sent.",
  "parameters.file.read-only.detail": "Nothing reaches {lender} until you press Send.",
  "parameters.file.statements":
    "A file holds the financial statements. Your lender may ask for the rest another way.",
  "parameters.file.continue": "Continue with a file",
  "parameters.file.return": "You choose the file on the next page.",

  "confirm.title": "Is this {business}?",
  "confirm.lede":
    "You connected these books in {package}. Nothing has been read yet, and {lender} has not received anything.",
  "confirm.books": "Connected books",
  "confirm.unnamed": "The books you signed in to",
  "confirm.yes": "Yes, share these books",
  "confirm.yes.busy": "Starting",
  "confirm.no": "No, choose other books",
  "confirm.no.busy": "Opening {package}",

  "progress.title": "Collecting your records",
  "progress.lede":
    "This usually takes two to four minutes. You can close this page; {mails, select, true {we finish and email you} other {we finish without it}}.",
  "progress.list": "Progress",
  "progress.connecting": "Connecting to {package}",
  "progress.connecting.detail": "Company, accounts and balances",
  "progress.connected": "Connected to {package}",
  "progress.reading": "Collecting your books",
  "progress.reading.journal-lines": "Collecting financial statements",
  "progress.reading.receivables": "Collecting accounts receivable",
  "progress.reading.payables": "Collecting accounts payable",
  "progress.reading.vendor-statements": "Collecting {package}’s own statements",
  "progress.read": "Collected your books",
  "progress.reading.detail": "Statements first, then what customers and vendors owe",
  "progress.file.connecting": "Opening your file",
  "progress.file.connected": "Opened your file",
  "progress.file.reading.detail": "Every row of your file",
  "progress.sending": "Sending to {lender}",
  "progress.sending.detail": "Statements are prepared and checked first",
  "progress.sent": "Sent to {lender}",
  "progress.counted": "{counts} read",
  "progress.done": "Done",
  "progress.next": "Next",
  "progress.status": "Step {step} of 3: {title}",
  "progress.promise": "{lender} can only read the records it asked for.",
  "progress.unreachable":
    "We cannot see how far it is right now. The collection goes on, and we keep trying.",

  "completion.title": "Your records have been sent",
  "completion.received": "{lender} received them on {day} at {time}.",
  "completion.received.untimed": "{lender} has received them.",
  "completion.close": "You can close this page.",
  "completion.close.or":
    "You can close this page, or do {count, plural, one {this} other {one of these}} first.",
  "completion.shared": "What was shared",
  "completion.business": "Books",
  "completion.package": "From",
  "completion.read": "Read",
  "completion.again": "Import again",
  "completion.again.detail": "Connect another company or accounting package.",
  "completion.upload": "Upload additional documents",
  "completion.upload.detail": "Tax returns, loan agreements or anything your lender asked for.",
  "completion.upload.sent":
    "{count, plural, one {# document sent.} other {# documents sent.}} You can send more.",
  "documents.title": "Upload additional documents",
  "documents.lede": "Tax returns, loan agreements or anything {lender} asked for.",
  "documents.choose": "Choose files",
  "documents.hint": "or drop them here, 65 MB each",
  "documents.list": "Files",
  "documents.waiting": "Waiting",
  "documents.uploaded": "Uploaded, {size}",
  "documents.progress": "{sent} of {size}",
  "documents.uploading": "Uploading {name}",
  "documents.cancel": "Cancel {name}",
  "documents.again.one": "Try {name} again",
  "documents.remove": "Remove {name} from this list",
  "documents.failed": "Not uploaded",
  "documents.failed.name": "Name",
  "documents.failed.reason": "Reason",
  "documents.failed.actions": "Actions",
  "documents.back": "Back",
  "documents.continue": "Continue without them",
  "documents.leave.title": "Stop uploading?",
  "documents.leave.detail": "Files that are not uploaded yet will not reach {lender}.",
  "documents.leave.stay": "Keep uploading",
  "documents.leave.go": "Stop and leave",
  "documents.types": "PDF, pictures, Word, Excel and text files.",

  "failure.title": "We could not collect your records",
  "failure.connection": "We could not connect {package}",
  "failure.unchanged":
    "Your books have not been changed, and your lender has not received anything.",
  "failure.again": "Try again",
  "failure.again.busy": "Trying",
  "failure.another": "Choose another package",
  "failure.information": "Additional information",
  "failure.information.line": "Additional information: {reason}",
  "failure.start":
    "An error has occurred beginning financial import. Please wait a moment and try again.",
  "failure.linking":
    "A fatal error has occurred attempting to link financials.  Please try again later.",
  "failure.reference": "Reference",
  "failure.reference.value": "{reference}, {day}, {time}",
  "failure.helps": "What usually helps",
  "failure.help.administrator": "Sign in as an administrator of the company.",
  "failure.help.wait": "Wait a few minutes. {package} may be busy.",
  "failure.help.finish": "Finish the sign-in in one go, within {minutes} minutes.",
  "failure.help.back": "Use the buttons on the pages, not the browser’s back button.",
  "failure.help.lender": "Ask your lender whether the collection is still needed.",
  "failure.help.another": "Choose the same books again, or another package.",
  "failure.help.file": "Still stuck? Choose another way, and upload your books as a file.",
  "failure.person": "Need a person? Email <mail>{email}</mail> and mention the reference.",
  "failure.disconnected":
    "The connection for this company has expired. Unable to import financials at this time.",

  "link.ask": "Ask for a new link",
  "link.ask.again": "Ask for the link again",
  "link.contact": "Contact {person}",
  "link.subject.new": "A new link to share our accounting data",
  "link.subject.again": "The link to share our accounting data",
  "link.subject.contact": "The request for our accounting data",
  "link.subject.limit": "Sharing our accounting data",
  "link.email": "Email {person}",
  "expired.title": "This link has expired",
  "expired.until": "It could be used until {day}.",
  "expired.lede": "Ask your lender for a new link.",
  "expired.foot": "Already sent your records? Then there is nothing to do. Your lender has them.",
  "deleted.title": "This link was removed",
  "deleted.lede":
    "Your lender has withdrawn the request, so the link no longer opens. Contact your lender if you think it should.",
  "deleted.foot": "Records you sent before stay with {lender}.",
  "incomplete.title": "This link is incomplete",
  "incomplete.lede":
    "Part of the address was lost on the way, usually when it was copied. Ask {lender} to send it again.",
  "incomplete.foot": "Opening the link straight from the email often helps.",
  "ended.title": "Open your link again",
  "ended.lede":
    "For your safety this page stops after two hours without activity, and after a day at the latest. Open the link from {lender} once more to go on.",
  "ended.elsewhere.title": "This goes on in another browser",
  "ended.elsewhere.lede":
    "It was opened there by the link in a mail, and goes on in one browser at a time. To go on here, open the link from {lender} once more.",
  "ended.foot": "A collection that has already started goes on by itself.",
  "disabled.title": "Sharing is closed for now",
  "disabled.lede":
    "{lender} is not taking in accounting data here at the moment. Your link stays as it is. Contact your lender if you need to send records now.",
  "disabled.affected": "Affected",
  "disabled.not-affected": "Not affected",
  "not-found.title": "Page not found",
  "not-found.lede": "We're sorry, the page you're trying to reach cannot be found.",
  "not-found.foot": "Open the link in the email from your lender again.",
};

/** Everything said in one language. A catalogue with a word missing doesn't compile. */
export type Catalogue = Readonly<Record<keyof typeof en, string>>;
