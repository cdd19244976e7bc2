import type { paths } from "@tieout/openapi/lender";
import type { PagesOf } from "@tieout/ui-kit/testing";
import { aCollection } from "../../src/testing/a-workspace.ts";
import { press } from "./press.ts";
import { dana } from "./usual.ts";
import { id } from "./workspace-list-answers.ts";

export const collectionReport: PagesOf<paths> = {
  report: {
    address: "/dcr",
    answers: {
      "POST /submissions/query": {
        rows: [
          {
            submission: aCollection(),
            may: {
              open: true,
              openStatements: true,
              hide: true,
              restore: false,
              addYourself: false,
            },
          },
          {
            submission: aCollection({ id: id(101) }),
            may: {
              open: false,
              openStatements: false,
              hide: false,
              restore: false,
              addYourself: true,
            },
          },
        ],
        ...{ total: 60, isTotalExact: true, nextCursor: "n" },
      },
    },
    seen: "Data collection report",
    asks: { "POST /submissions/query": "The search failed" },
    states: {
      forbidden: {
        answers: { "POST /auth/postlogin": { ...dana, userCapabilities: [] } },
        seen: "Access Denied",
      },
      empty: {
        answers: { "POST /submissions/query": { rows: [], total: 0, isTotalExact: true } },
        seen: /No (data )?collections/,
      },
      "with a row of others open": {
        act: press(/^Details of/),
        seen: /are for users of the workspace/,
      },
    },
  },
};
