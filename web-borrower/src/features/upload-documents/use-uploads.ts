import { failureOf } from "@tieout/web-portal";
import { useEffect, useReducer, useRef } from "react";
import { type UploadPath, uploadDocument } from "../../api/upload-document.ts";
import { nextOf, type Upload, uploads } from "./uploads.ts";

export interface Uploads {
  readonly all: readonly Upload[];
  readonly choose: (files: readonly File[]) => void;
  /** Breaks off what is on its way; what only waits doesn't begin. */
  readonly cancel: (upload: Upload) => void;
  readonly tryAgain: (upload: Upload) => void;
  readonly remove: (upload: Upload) => void;
}

/** Sends the files that are chosen, one after the other. Leaving the page breaks off. */
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
