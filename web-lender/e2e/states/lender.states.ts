import { fileURLToPath } from "node:url";
import {
  type Company,
  expectAll,
  onStage,
  playLanguages,
  playStates,
} from "@tieout/ui-kit/testing";
import { collectionPages } from "./collection.ts";
import { collectionReport } from "./collection-report.ts";
import { connectionPages } from "./connections.ts";
import { fileUpload } from "./file-upload.ts";
import { riskPages } from "./risk.ts";
import { settingsPages } from "./settings-pages.ts";
import { signedOut } from "./signed-out.ts";
import { elsewhere, harborstone, now, usual } from "./usual.ts";
import { wizard } from "./wizard.ts";
import { workspacePages } from "./workspace.ts";
import { workspaceList } from "./workspace-list.ts";

const pages = {
  ...{ ...signedOut, ...workspaceList, ...workspacePages, ...connectionPages, ...wizard },
  ...{ ...settingsPages, ...collectionPages, ...collectionReport, ...fileUpload, ...riskPages },
};
const app = new URL("../../src/", import.meta.url);

const company: Company = {
  dist: fileURLToPath(new URL("../../dist", import.meta.url)),
  otherBrand: {
    address: "/login",
    answers: { ...usual, "GET /tenant/settings": harborstone },
  },
  ...{
    smallestTarget: 24,
    widths: [1440, 390],
    widthsBetween: [1024, 768, 320],
    now,
    usual,
    elsewhere,
  },
  pages,
};

const test = onStage(company);

expectAll(test, {
  pages,
  routers: [new URL("app/router.tsx", app), new URL("app/inside.tsx", app)],
  named: { path: "/" },
  unplayed: [],
  leadOn: [
    ...["/", "/businesses", "/settings"],
    ...["/submissiondetails/:workspaceId?", "/workspacesubmissiondetails/:workspaceId?"],
  ],
  sources: [app],
});

playStates(test, company);
playLanguages(test, company, ["es-MX", "fr-CA"]);
