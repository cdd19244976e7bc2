/** What a portal says where a tenant may say it in its own words, in English. */
export const en = {
  loginPage: {
    welcome: "Welcome to {tenant}",
    purpose: "Collect, tie out and review the books of the businesses you lend to.",
    greetingLine1: "Welcome back.",
    greetingLine2: "Your workspaces are opening.",
    button: "Log in",
    opening: "Logging in",
    where: "You continue on your organization’s own sign-in page.",
    chooseTeam: "Choose your team",
    loginFailed: "You could not be logged in.",
    loginFailedMessage:
      "Try again. If it keeps failing, ask your administrator whether you have an account here.",
    fatalTitle: "Your account could not be opened",
    fatalMessage:
      "You are signed in with your organization, but {tenant} can't be opened at the moment. Try again in a few minutes.",
  },
  timeoutMessaging: {
    absoluteTitle: "Your session expired",
    absoluteParagraph1: "You were logged out after {duration}. Log in again to continue.",
    absoluteParagraph2: "",
    slidingTitle: "Your session expired",
    slidingParagraph1:
      "You were logged out at {time} after {duration} without activity, so that nobody else can use your account. Everything you saved is kept.",
    slidingParagraph2: "",
    returnToLogin: "Return to login",
    loggingOut: "Logging out",
  },
  borrowerAnonymousSubmission: {
    title: "Share your accounting data with {tenant}",
    introduction:
      "For your loan application. It takes about five minutes, and you choose what to connect.",
    privacy: "Only {tenant} sees what you share.",
    button: "Continue",
  },
  borrowerLimit: {
    title: "{tenant} can't take in more records at the moment",
    message: "Nothing of yours was sent. Ask {tenant} when you can share your books.",
  },
} as const;

/** The sections that have words of ours. */
export type SectionName = keyof typeof en;

/** A section with a word missing doesn't compile. */
export type PortalWords = {
  readonly [Name in SectionName]: Record<keyof (typeof en)[Name], string>;
};
