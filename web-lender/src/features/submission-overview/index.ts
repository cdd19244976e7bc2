export { SubmissionOverview } from "./submission-overview.tsx";
