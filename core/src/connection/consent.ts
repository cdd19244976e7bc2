/** How long a person may take on a package's own page, to sign in and to allow. */
export const consentMinutes = 30;
