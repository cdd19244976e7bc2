export { insertCollected } from "./collected.ts";
export { type BegunDesktop, desktopPath, desktopTest } from "./desktop.ts";
export { mailsOf } from "./mails.ts";
export { type BorrowerFixtures, test } from "./test.ts";
export { type Trip, tripOf } from "./trip.ts";
export { uploadFile, uploadHalf } from "./uploads.ts";
export { type LinkVisitor, visit } from "./visitors.ts";
export { companyOpenIn, envelope } from "./web-connector.ts";
