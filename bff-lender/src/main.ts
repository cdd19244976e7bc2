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
    // A laptop's identity provider speaks http; production's has to speak https (D-61).
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
