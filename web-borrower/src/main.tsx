import "@tieout/ui-kit/global";
import { takeMailLanguage } from "@tieout/web-portal/language";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { tenantSettings } from "./api/tenant-settings.ts";
import { App } from "./app/app.tsx";
import { takeLinkSecret } from "./app/link-secret.ts";
import { createQueryClient } from "./app/query-client.ts";
import { reportUncaught } from "./app/report-faults.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

reportUncaught();
takeMailLanguage();
const linkSecret = takeLinkSecret();
const queryClient = createQueryClient();
// Prefetched because every page waits for it.
void queryClient.prefetchQuery(tenantSettings());

createRoot(root).render(
  <StrictMode>
    <App linkSecret={linkSecret} queryClient={queryClient} />
  </StrictMode>,
);
