/** What a file is collected for: what was asked, or a collection that is read from another file. */
export type CollectedFor =
  | { readonly submissionRequestId: number }
  | { readonly submissionId: string };

/** As an address says it; nothing where it doesn't. */
export function collectedForOf(search: URLSearchParams): CollectedFor | undefined {
  const submissionId = search.get("sid") ?? "";
  if (uuid.test(submissionId)) return { submissionId };
  const submissionRequestId = Number(search.get("rid"));
  const isNumber = Number.isSafeInteger(submissionRequestId) && submissionRequestId > 0;
  return isNumber ? { submissionRequestId } : undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
