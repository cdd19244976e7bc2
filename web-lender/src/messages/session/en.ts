/** Words of the session's beginning and end, and of what goes wrong on the way, in English. */
export const sessionEn = {
  "session.expired": "Your session expired.",
  "session.idle": "Are you still there?",
  "session.idle.detail":
    "{minutes, plural, one {You will be logged out in a minute.} other {You will be logged out in # minutes.}} Press any key to stay.",
  "session.ending": "Your session is about to end",
  "session.ending.detail":
    "{minutes, plural, one {You will be logged out in a minute.} other {You will be logged out in # minutes.}} What you typed is kept for when you log in again.",
  "session.stay": "Stay logged in",
  "logOut.busy": "Logging out",
  "logOut.failed": "You could not be logged out",
  "logOut.goesOn": "Your session goes on. Try again before you leave this computer.",
  "expired.back": "You will come back to {page}",
  "login.failed.provider": "Your organization’s sign-in page did not let you in. Try again.",
  "login.failed.unknown":
    "There is no account for you here. Ask your administrator to invite you, or log in as somebody else.",
  "login.unavailable": "Logging in isn’t possible at the moment",
  "login.teams": "Choose a team",
  "login.teams.last": "Log in goes to the team you used last.",
  "login.teams.hint": "Each team has its own login.",
  "login.lastUsed": "Last used",
  "fatal.title": "Your account could not be opened",
  "fatal.detail": "You are signed in, but the portal can’t be opened at the moment.",
  "closed.title": "The portal is closed for now",
  "closed.detail": "{tenant} has closed its portal. No data has been removed.",
  "closed.affected": "Affected",
  "closed.notAffected": "Not affected",
  "error.badRequest": "Bad request",
  "error.calling": "Error calling the server. Please try again later.",
  "busy.working": "Working",
};

/** A catalogue with a word missing doesn't compile. */
export type SessionCatalogue = Record<keyof typeof sessionEn, string>;
