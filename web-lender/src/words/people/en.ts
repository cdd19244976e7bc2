/** Words of users, roles and invitations, in English. */
export const peopleEn = {
  "denied.title": "Access Denied",
  "denied.body": "Your role doesn’t include this page. An administrator can change that.",
};

/** A catalogue with a word missing doesn't compile. */
export type PeopleCatalogue = Record<keyof typeof peopleEn, string>;
