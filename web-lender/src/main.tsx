import "@tieout/ui-kit/global";
import { takeMailLanguage } from "@tieout/web-portal/language";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { startReporting } from "./app/report-faults.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

startReporting();
takeMailLanguage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
