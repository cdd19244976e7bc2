import type { PeopleCatalogue } from "./en.ts";

/** Words of users, roles and invitations, in Spanish. */
export const peopleEs: PeopleCatalogue = {
  "denied.title": "Acceso denegado",
  "denied.body": "Su rol no incluye esta página. Un administrador puede cambiarlo.",
};
