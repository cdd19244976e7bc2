export { AskForNews } from "./ask-for-news.tsx";
export { DesktopSteps, onScreen } from "./desktop-steps.tsx";
export { DesktopTroubles } from "./desktop-troubles.tsx";
export { elapsed } from "./elapsed.ts";
export { MailPage } from "./mail-page.tsx";
export { NothingHappening } from "./nothing-happening.tsx";
export { Password } from "./password.tsx";
export { useShownPassword } from "./use-shown-password.ts";
export { Waiting } from "./waiting.tsx";
