/** Words of QuickBooks Desktop's pages, in English. What stands on Intuit's own screens is in bold, word for word. */
export const desktopEn = {
  "desktop.title": "Connect QuickBooks Desktop",
  "desktop.lede":
    "You need the Windows computer where your company file is. It takes about ten minutes, once.",
  "desktop.waiting.title": "Waiting for QuickBooks Desktop",
  "desktop.waiting.lede":
    "Finish steps 2 to 4 on the computer where your company file is. This page moves on by itself. You can close it and come back by the same link: the request waits until {day}{mails, select, true {, and we email you} other {}}.",
  "desktop.steps": "Steps",
  "desktop.file": "Download the connection file",
  "desktop.file.detail": "It names {lender} and allows reading only. It holds no password.",
  "desktop.file.get": "Download connection file",
  "desktop.file.done": "Connection file downloaded",
  "desktop.file.done.detail": "{file}, {time}. <again>Download again</again>",
  "desktop.open": "Open it with QuickBooks running",
  "desktop.open.detail":
    "Sign in to the company file as <b>Admin</b>. QuickBooks asks for permission: choose <b>Yes, whenever this QuickBooks company file is open</b>.",
  "desktop.password": "Enter the password",
  "desktop.password.detail": "Web Connector asks for it once. It works for this request only.",
  "desktop.password.label": "Password for Web Connector",
  "desktop.password.copy": "Copy",
  "desktop.password.copied": "Copied",
  "desktop.password.making": "Making a password",
  "desktop.password.hidden":
    "It was shown once, and is kept nowhere. <new>Show a new password</new> if you need one: the old one stops working.",
  "desktop.password.failed": "There is no password yet",
  "desktop.update": "Tick the row and choose Update Selected",
  "desktop.update.detail": "This page notices by itself, and you can follow it here.",
  "desktop.update.waiting": "The first call usually comes within a minute.",
  "desktop.wait.first": "Waiting for the first call",
  "desktop.wait.next": "Web Connector has called, and reads on at its next run",
  "desktop.wait.checked":
    "{seconds, plural, =0 {Checked just now} one {Checked # second ago} other {Checked # seconds ago}}",
  "desktop.wait.silent": "We cannot be reached at the moment. We keep checking.",
  "desktop.silent":
    "Web Connector has not called for {since}. Keep it open on the Windows computer, or choose <b>Update Selected</b> there: the rest is read then.",
  "desktop.old-password": "Web Connector sent an old password. Enter the new one.",
  "desktop.new-password": "Show a new password",
  "desktop.other-company": "Another company file is open",
  "desktop.other-company.detail":
    "{found} is open in QuickBooks, and this request is about {expected}. Nothing was read from it. Open {expected} and choose <b>Update Selected</b> again.",
  "desktop.trouble.quickbooks-closed":
    "Web Connector could not reach QuickBooks. Open your company file, close any dialog in QuickBooks, and choose <b>Update Selected</b> again.",
  "desktop.trouble.not-permitted":
    "The user who is signed in to QuickBooks may not see everything that was asked for. Sign in as <b>Admin</b> and choose <b>Update Selected</b> again.",
  "desktop.trouble.quickbooks-failed":
    "QuickBooks answered with an error. Choose <b>Update Selected</b> again.",
  "desktop.phone":
    "QuickBooks Desktop runs on Windows. Open this page on that computer to continue.",
  "desktop.mail": "Email me this page",
  "desktop.mail.address": "Your email",
  "desktop.mail.send": "Send",
  "desktop.mail.busy": "Sending",
  "desktop.mail.sent": "Sent to {email}. Open the message on the Windows computer.",
  "desktop.mail.failed": "The message could not be sent",
  "desktop.news": "Email me when it has called",
  "desktop.news.detail":
    "We write once QuickBooks Desktop has called, and when your records were shared.",
  "desktop.news.keep": "Email me",
  "desktop.news.kept": "We will write to {email}. You can close this page.",
  "desktop.news.failed": "Your address could not be kept",
  "desktop.nothing": "Nothing happening?",
  "desktop.nothing.password":
    "“Incorrect password”: <new>show a new password</new>. The old one stops working.",
  "desktop.nothing.connector":
    "No Web Connector on the Start menu: <intuit>get it from Intuit</intuit>.",
  "desktop.stuck": "Stuck? Email <mail>{email}</mail>.",
  "desktop.stuck.files":
    "Stuck? Email <mail>{email}</mail>, or <files>upload files instead</files>.",
  "desktop.stuck.files-only": "Stuck? You can <files>upload files instead</files>.",
  "desktop.stuck.again": "Are your books elsewhere? <again>Choose again how to share them</again>.",
  "desktop.ended.title": "QuickBooks Desktop did not call",
  "desktop.ended.lede":
    "Nothing moved since {day}, and the request has ended. Its password no longer works.",
  "desktop.ended.over": "The request has ended, and its password no longer works.",
  "desktop.ended.again": "You can still <again>choose how to share your books</again>.",
  "desktop.ended.subject": "Connecting QuickBooks Desktop",
};
