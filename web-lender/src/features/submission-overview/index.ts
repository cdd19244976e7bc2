export type { OverviewLinks } from "./overview-links.ts";
export { SubmissionOverview } from "./submission-overview.tsx";
