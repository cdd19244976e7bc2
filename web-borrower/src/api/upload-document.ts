import type { components } from "@tieout/openapi/borrower";
import { headersOf, type Problem } from "./client.ts";

export interface UploadPath {
  readonly workspaceId: string;
  readonly submissionId: string;
}

/** What came of sending a file. */
export type Uploaded =
  | { readonly result: "uploaded"; readonly document: Document }
  /** Our BFF said why. */
  | { readonly result: "refused"; readonly problem: Problem }
  /** Somebody in between did, or nobody: then the status is 0. */
  | { readonly result: "failed"; readonly status: number; readonly reason: string }
  | { readonly result: "cancelled" };

export interface Sending {
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one file. Of what a browser has, only this way of asking says how much has gone. */
export function uploadDocument(
  { workspaceId, submissionId }: UploadPath,
  file: File,
  { onProgress, signal }: Sending,
): Promise<Uploaded> {
  const query = new URLSearchParams({ submissionId, submissionDocumentType: "Additional" });
  const form = new FormData();
  form.append("content", file, file.name);

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/documents/${encodeURIComponent(workspaceId)}?${query}`);
    for (const [name, value] of Object.entries(headersOf(undefined))) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener("progress", ({ loaded }) => {
      // What goes over the line has the form's own lines around the file.
      onProgress(Math.min(loaded, file.size));
    });
    request.addEventListener("load", () => resolve(answerOf(request)));
    request.addEventListener("error", () => resolve(nobody));
    signal.addEventListener("abort", () => {
      request.abort();
      resolve({ result: "cancelled" });
    });
    if (signal.aborted) return resolve({ result: "cancelled" });
    request.send(form);
  });
}

const nobody: Uploaded = { result: "failed", status: 0, reason: "" };

function answerOf(request: XMLHttpRequest): Uploaded {
  const { status, statusText: reason } = request;
  const said = bodyOf(request);
  if (said === undefined) return { result: "failed", status, reason };
  // Our BFF's answers are the contract's.
  if (status === 200) return { result: "uploaded", document: said as Document };
  return { result: "refused", problem: said as Problem };
}

type Document = components["schemas"]["UploadedDocument"];

/** What our BFF says is JSON; what isn't comes from somebody else. */
function bodyOf(request: XMLHttpRequest): unknown {
  if (!request.getResponseHeader("content-type")?.includes("json")) return undefined;
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
}
