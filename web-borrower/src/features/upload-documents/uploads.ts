import type { Problem } from "@tieout/web-portal/answer";
import {
  failureOf,
  fileSizeLimit,
  type Sending,
  type UploadFailure,
} from "@tieout/web-portal/upload-file";
import { useEffect, useReducer, useRef } from "react";
import { type DocumentsPath, uploadDocument } from "../../api/documents.ts";

export type UploadState =
  | { readonly state: "waiting" }
  | { readonly state: "uploading"; readonly sent: number }
  | { readonly state: "done"; readonly documentId: string }
  | { readonly state: "failed"; readonly failure: UploadFailure };

export type Upload = { readonly id: number; readonly file: File } & UploadState;

export type UploadEvent =
  | { readonly type: "chosen"; readonly files: readonly File[] }
  | { readonly type: "begun"; readonly id: number }
  | { readonly type: "sent"; readonly id: number; readonly bytes: number }
  | { readonly type: "done"; readonly id: number; readonly documentId: string }
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
      return changed(before, event.id, { state: "done", documentId: event.documentId });
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

/** One after the other. Leaving the page cancels. @param placeOf where they go, which may have to be made first */
export function useUploads(placeOf: () => Promise<DocumentsPath>): Uploads {
  const [all, dispatch] = useReducer(uploads, []);
  const underWay = useRef<AbortController>(undefined);
  const place = useRef(placeOf);
  place.current = placeOf;
  const next = nextOf(all);

  useEffect(() => {
    if (!next) return;
    const { id, file } = next;
    const breakOff = new AbortController();
    underWay.current = breakOff;
    dispatch({ type: "begun", id });
    const onProgress = (bytes: number) => dispatch({ type: "sent", id, bytes });
    void send(place.current, file, { onProgress, signal: breakOff.signal }).then((outcome) =>
      dispatch(
        typeof outcome === "string"
          ? { type: "done", id, documentId: outcome }
          : { type: "failed", id, failure: outcome },
      ),
    );
  }, [next]);

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

/** The document's id, or why there is none. */
async function send(
  placeOf: () => Promise<DocumentsPath>,
  file: File,
  sending: Sending,
): Promise<string | UploadFailure> {
  let place: DocumentsPath;
  try {
    place = await placeOf();
  } catch (problem) {
    // Every failure of a call is a problem; see `answerOf`.
    return { kind: "refused", problem: problem as Problem };
  }
  const uploaded = await uploadDocument(place, file, sending);
  return uploaded.result === "uploaded" ? uploaded.body.id : failureOf(uploaded);
}
