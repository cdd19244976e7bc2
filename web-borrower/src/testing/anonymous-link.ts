import { bff } from "./bff.ts";
import * as given from "./given.ts";

export const lede = "Tell us which business you are sharing for.";

export const anonymousSession = (submissions: Parameters<typeof given.session>[0] = []) =>
  given.session(submissions, { submissionRequestId: -1, lender: { visibleName: "Copperfield" } });

export const thereIsRoom = bff.get("/tenant/anonymouslimit", ({ response }) =>
  response(200).json({ hasLimit: false }),
);

export const nobodyIsHere = (tenant = given.settings()) => [
  given.theTenantIs(tenant),
  bff.get("/links/session", ({ response }) => response(401).json(given.problem(401, "no-session"))),
  thereIsRoom,
];

export const theLenderSays = () =>
  bff.post("/tenant/portalborroweranonymoustext", ({ response }) =>
    response(200).json({
      ...{ languageCode: "en", locale: "" },
      sections: {
        borrowerAnonymousSubmission: {
          title: "Share your books with Copperfield",
          introduction: lede,
          privacy: "Only Copperfield sees it.",
        },
      },
    }),
  );
