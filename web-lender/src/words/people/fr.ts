import type { PeopleCatalogue } from "./en.ts";

/** Words of users, roles and invitations, in French. */
export const peopleFr: PeopleCatalogue = {
  "denied.title": "Accès refusé",
  "denied.body": "Votre rôle ne comprend pas cette page. Un administrateur peut y remédier.",
};
