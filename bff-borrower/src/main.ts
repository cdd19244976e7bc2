import { runPortal } from "@tieout/services/process/portal-process";
import { borrowerApi } from "./app.ts";
import { authenticateByLink } from "./operations/link-sessions/authenticate-link.ts";
import { authenticateByReceipt } from "./operations/receipts/authenticate-receipt.ts";

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
      authenticators: { link: authenticateByLink, receipt: authenticateByReceipt },
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
