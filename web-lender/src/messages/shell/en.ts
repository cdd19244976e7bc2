/** Words of the frame, the sign-in and what any page may say, in English. */
export const shellEn = {
  "app.skip": "Skip to main content",
  "app.product": "Tieout",
  "failure.title": "This page could not be loaded",
  "failure.unreachable":
    "Unable to invoke the server: it can't be reached. Check your connection and try again.",
  "failure.tryAgain": "Try again",
  waiting: "Loading",
  "session.unauthorized": "Unauthorized. Please login.",
  "session.ok": "OK",
  "notFound.title": "Page not found",
  "notFound.body": "We're sorry, the page you're trying to reach cannot be found.",
  "notFound.home": "Go to workspaces",
  "app.breadcrumb": "Breadcrumb",
  "app.notices": "Notices",
  "login.title": "Log in",
  "login.welcome": "Welcome to {tenant}",
  "login.purpose": "Collect, tie out and review the books of the businesses you lend to.",
  "login.button": "Log in",
  "login.opening": "Logging in",
  "login.where": "You continue on your organization’s own sign-in page.",
  "login.failed": "You could not be logged in. Try again.",
  "threshold.help": "Help centre",
  "threshold.support": "Trouble logging in? Write to {address}",
  "expired.title": "Your session expired",
  "expired.sliding":
    "You were logged out after a while without activity, so that nobody else can use your account. Everything you saved is kept.",
  "expired.absolute":
    "You were logged out because your session reached its end. Log in again to continue.",
  "expired.unknown": "If you were logged in, your session is over. Log in to continue.",
  "expired.return": "Return to login",
  "expired.questions": "Questions? Write to {address}",
  "list.title": "Workspaces",
  "dialog.close": "Close",
  "user.logOut": "Log out",
};

/** A catalogue with a word missing doesn't compile. */
export type ShellCatalogue = Record<keyof typeof shellEn, string>;
