import { fileURLToPath } from "node:url";
import {
  type Company,
  expectAll,
  onStage,
  playLanguages,
  playStates,
} from "@tieout/ui-kit/testing";
import { closed, linkPages } from "../../src/app/pages.ts";
import { afterConsent } from "./after-consent.ts";
import { beyondOnce } from "./beyond-once.ts";
import { completion } from "./completion.ts";
import { desktop } from "./desktop.ts";
import { documents } from "./documents.ts";
import { landing } from "./landing.ts";
import { receipts } from "./receipts.ts";
import { harborstone, now, usual } from "./usual.ts";

const pages = {
  ...{ ...landing, ...desktop, ...afterConsent, ...beyondOnce },
  ...{ ...completion, ...documents, ...receipts },
};
const app = new URL("../../src/", import.meta.url);

const company: Company = {
  dist: fileURLToPath(new URL("../../dist", import.meta.url)),
  otherBrand: {
    address: "/linkincomplete",
    answers: { ...usual, "GET /tenant/settings": harborstone },
  },
  ...{
    smallestTarget: 44,
    widths: [1440, 390],
    widthsBetween: [768, 320],
    now,
    usual,
    elsewhere: {},
  },
  pages,
};

const test = onStage(company);

expectAll(test, {
  pages,
  routers: ["app/routes.tsx", "routes/link-pages.tsx", "routes/mail-pages.tsx"].map(
    (router) => new URL(router, app),
  ),
  named: {
    closed,
    "linkPages.expired": linkPages.expired,
    "linkPages.deleted": linkPages.deleted,
    "linkPages.incomplete": linkPages.incomplete,
  },
  unplayed: [],
  leadOn: [],
  sources: [app, new URL("../../../web-portal/src/", import.meta.url)],
});

playStates(test, company);
playLanguages(test, company, ["es-MX", "fr-CA"]);
