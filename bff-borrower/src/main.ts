import { runPortal } from "@tieout/server/process";
import { borrowerApi } from "./app.ts";
import { linkDoor } from "./operations/link-sessions/link-door.ts";
import { receiptDoor } from "./operations/receipts/receipt-door.ts";

await runPortal(
  process.env,
  { service: "bff-borrower", kind: "borrower" },
  ({
    sealer,
    connectors,
    callbackOrigin,
    storage,
    fileReaders,
    scansDocuments,
    reportFault,
    ...dependencies
  }) =>
    borrowerApi({
      ...dependencies,
      authenticators: { link: linkDoor, receipt: receiptDoor },
      services: {
        sealer,
        connectors,
        callbackOrigin,
        storage,
        fileReaders,
        scansDocuments,
        reportFault,
      },
    }),
);
