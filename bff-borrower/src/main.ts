import { runPortal } from "@tieout/server/process";
import { borrowerApi } from "./app.ts";
import { linkDoor } from "./sign-in/link-door.ts";

await runPortal(
  process.env,
  { service: "bff-borrower", kind: "borrower" },
  ({ sealer, connectors, callbackOrigin, storage, scansDocuments, reportFault, ...outside }) =>
    borrowerApi({
      ...outside,
      doors: { link: linkDoor },
      services: { sealer, connectors, callbackOrigin, storage, scansDocuments, reportFault },
    }),
);
