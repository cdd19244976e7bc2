/** Where a collection is looked at. */
export const overviewOf = (
  origin: string,
  { workspaceId, submissionId }: { readonly workspaceId: string; readonly submissionId: string },
) => `${origin}/workspacesubmissiondetails/${workspaceId}/${submissionId}/overview`;
