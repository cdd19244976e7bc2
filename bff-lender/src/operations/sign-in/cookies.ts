/** The session's cookie. The borrower's portal has another name, and neither reads the other's (D-3). */
export const sessionCookie = "__Host-tieout-session";
/** Binds a login to the browser that began it, for as long as it's on its way (D-2). */
export const loginCookie = "__Host-tieout-login";
