export { collect, insertCollected } from "./collected.ts";
export { type BegunDesktop, desktopPath, desktopTest } from "./desktop.ts";
export { mailsOf } from "./mails.ts";
export { type BorrowerFixtures, test } from "./test.ts";
export { type Trip, tripOf, tripTest } from "./trip.ts";
export { uploadFile, uploadHalf } from "./uploads.ts";
export { type LinkVisitor, openAgain, visit } from "./visitors.ts";
export { companyOpenIn, envelope } from "./web-connector.ts";
export { aWorld, exampleOf } from "./world.ts";
