export { beginInvitedLogin } from "./begin-invited-login.ts";
export { checkInvitation } from "./check-invitation.ts";
