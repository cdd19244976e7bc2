import { runPortal } from "@tieout/services/process/portal-process";
import { lenderApi } from "./app.ts";
import {
  authenticateByBearer,
  authenticateBySession,
} from "./operations/sign-in/authenticators.ts";
import { identityProviders } from "./operations/sign-in/identity-provider.ts";

await runPortal(
  process.env,
  { service: "bff-lender", kind: "lender" },
  ({
    sealer,
    connectors,
    callbackOrigin,
    storage,
    fileReaders,
    scansDocuments,
    reportFault,
    warn,
    production,
    ...dependencies
  }) => {
    // A local identity provider uses http; production requires https (D-61).
    const providers = identityProviders({ insecure: !production });
    return lenderApi({
      ...dependencies,
      authenticators: {
        session: authenticateBySession,
        bearer: authenticateByBearer(providers, sealer),
      },
      services: {
        sealer,
        connectors,
        callbackOrigin,
        storage,
        fileReaders,
        scansDocuments,
        reportFault,
        warn,
        identityProviders: providers,
      },
    });
  },
);
