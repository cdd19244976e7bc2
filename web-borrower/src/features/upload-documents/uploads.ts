import type { components } from "@tieout/openapi/borrower";
import {
  failureOf,
  fileSizeLimit,
  type Sending,
  type Uploaded,
  type UploadFailure,
  uploadFile,
} from "@tieout/web-portal/upload-file";
import { useEffect, useReducer, useRef } from "react";
import { headers } from "../../api/client.ts";

export type UploadState =
  | { readonly state: "waiting" }
  | { readonly state: "uploading"; readonly sent: number }
  | { readonly state: "done" }
  | { readonly state: "failed"; readonly failure: UploadFailure };

export type Upload = { readonly id: number; readonly file: File } & UploadState;

export type UploadEvent =
  | { readonly type: "chosen"; readonly files: readonly File[] }
  | { readonly type: "begun"; readonly id: number }
  | { readonly type: "sent"; readonly id: number; readonly bytes: number }
  | { readonly type: "done"; readonly id: number }
  | { readonly type: "failed"; readonly id: number; readonly failure: UploadFailure }
  | { readonly type: "again"; readonly id: number }
  | { readonly type: "removed"; readonly id: number };

/** Files go one at a time; the caller starts them. */
export function uploads(before: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case "chosen": {
      const next = Math.max(0, ...before.map(({ id }) => id)) + 1;
      return [...before, ...event.files.map((file, index) => chosen(next + index, file))];
    }
    case "removed":
      return before.filter(({ id }) => id !== event.id);
    case "begun":
      return changed(before, event.id, { state: "uploading", sent: 0 });
    case "sent":
      return changed(before, event.id, { state: "uploading", sent: event.bytes });
    case "done":
      return changed(before, event.id, { state: "done" });
    case "failed":
      return changed(before, event.id, { state: "failed", failure: event.failure });
    case "again":
      return changed(before, event.id, { state: "waiting" });
  }
}

function chosen(id: number, file: File): Upload {
  if (file.size < fileSizeLimit) return { id, file, state: "waiting" };
  return { id, file, state: "failed", failure: { kind: "too-large" } };
}

const changed = (before: readonly Upload[], id: number, state: UploadState): readonly Upload[] =>
  before.map((upload) => (upload.id === id ? { id, file: upload.file, ...state } : upload));

/** The first that waits, unless one is on its way. */
export function nextOf(all: readonly Upload[]): Upload | undefined {
  if (all.some(({ state }) => state === "uploading")) return undefined;
  return all.find(({ state }) => state === "waiting");
}

export type Phase = "idle" | "uploading" | "failures" | "success";

/** The phase of all of them (S-T15). */
export function phaseOf(all: readonly Upload[]): Phase {
  if (all.length === 0) return "idle";
  if (all.some(({ state }) => state === "waiting" || state === "uploading")) return "uploading";
  return all.every(({ state }) => state === "done") ? "success" : "failures";
}

export interface Uploads {
  readonly all: readonly Upload[];
  readonly choose: (files: readonly File[]) => void;
  /** Aborts what is on its way; what waits doesn't begin. */
  readonly cancel: (upload: Upload) => void;
  readonly tryAgain: (upload: Upload) => void;
  readonly remove: (upload: Upload) => void;
}

/** One after the other. Leaving the page cancels. */
export function useUploads(path: UploadPath): Uploads {
  const [all, dispatch] = useReducer(uploads, []);
  const underWay = useRef<AbortController>(undefined);
  const next = nextOf(all);
  const { workspaceId, submissionId } = path;

  useEffect(() => {
    if (!next) return;
    const { id, file } = next;
    const breakOff = new AbortController();
    underWay.current = breakOff;
    dispatch({ type: "begun", id });
    const onProgress = (bytes: number) => dispatch({ type: "sent", id, bytes });
    const sending = { onProgress, signal: breakOff.signal };
    void uploadDocument({ workspaceId, submissionId }, file, sending).then((uploaded) => {
      const failure = failureOf(uploaded);
      dispatch(failure ? { type: "failed", id, failure } : { type: "done", id });
    });
  }, [next, workspaceId, submissionId]);

  useEffect(() => () => underWay.current?.abort(), []);

  return {
    all,
    choose: (files) => dispatch({ type: "chosen", files }),
    cancel: ({ id, state }) => {
      if (state === "uploading") underWay.current?.abort();
      else dispatch({ type: "failed", id, failure: { kind: "cancelled" } });
    },
    tryAgain: ({ id }) => dispatch({ type: "again", id }),
    remove: ({ id }) => dispatch({ type: "removed", id }),
  };
}

export interface UploadPath {
  readonly workspaceId: string;
  readonly submissionId: string;
}

export function uploadDocument(
  { workspaceId, submissionId }: UploadPath,
  file: File,
  sending: Sending,
): Promise<Uploaded<components["schemas"]["UploadedDocument"]>> {
  const query = new URLSearchParams({ submissionId, submissionDocumentType: "Additional" });
  return uploadFile(`/documents/${encodeURIComponent(workspaceId)}?${query}`, file, {
    ...sending,
    headers: headers(),
  });
}
