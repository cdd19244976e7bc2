export { OwnSettings } from "./own-settings.tsx";
export { WorkspaceSubscriptions } from "./workspace-subscriptions.tsx";
