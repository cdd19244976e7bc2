export { beginLogin } from "./begin-login.ts";
export { claimLogin } from "./claim-login.ts";
export { getSession } from "./get-session.ts";
export { openLogin } from "./open-login.ts";
export { postLogin } from "./post-login.ts";
export { receiveLogin } from "./receive-login.ts";
export { refreshSession } from "./refresh-session.ts";
export { signOut } from "./sign-out.ts";
