import type { Problem } from "../api/answer.ts";

/** Files of this many bytes and more are refused (S-V1). */
export const fileSizeLimit = 68_157_440;

export type Uploaded<Body> =
  | { readonly result: "uploaded"; readonly body: Body }
  /** The BFF said why. */
  | { readonly result: "refused"; readonly problem: Problem }
  /** From something in between; status 0 if nothing answered. */
  | { readonly result: "failed"; readonly status: number; readonly reason: string }
  | { readonly result: "cancelled" };

export type UploadFailure =
  | { readonly kind: "too-large" }
  | { readonly kind: "invalid-type" | "picture" | "numbers" | "database" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "refused"; readonly problem: Problem }
  | { readonly kind: "failed"; readonly status: number; readonly reason: string };

/** In milliseconds. Some networks lose a connection without an error, and a browser would wait for hours. */
export const longestSilence = 120_000;

export interface Sending {
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

interface SentAlong {
  readonly headers: Readonly<Record<string, string>>;
}

/** Only XMLHttpRequest reports upload progress. Fails when neither bytes move nor an answer comes for too long. */
export function uploadFile<Body>(
  address: string,
  file: File,
  { headers, onProgress, signal }: Sending & SentAlong,
): Promise<Uploaded<Body>> {
  if (signal.aborted) return Promise.resolve({ result: "cancelled" });
  const form = new FormData();
  form.append("content", file, file.name);

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api${address}`);
    for (const [name, value] of Object.entries(headers)) {
      request.setRequestHeader(name, value);
    }
    const silence = afterSilence(() => {
      resolve(nobody);
      request.abort();
    });
    request.addEventListener("loadend", silence.end);
    request.upload.addEventListener("progress", ({ loaded }) => {
      silence.restart();
      // The bytes sent include the form's own lines around the file.
      onProgress(Math.min(loaded, file.size));
    });
    request.addEventListener("load", () => resolve(answerOf<Body>(request)));
    request.addEventListener("error", () => resolve(nobody));
    signal.addEventListener("abort", () => {
      request.abort();
      resolve({ result: "cancelled" });
    });
    request.send(form);
  });
}

function afterSilence(act: () => void) {
  let timer = setTimeout(act, longestSilence);
  return {
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(act, longestSilence);
    },
    end: () => clearTimeout(timer),
  };
}

type NotUploaded = Exclude<Uploaded<unknown>, { readonly result: "uploaded" }>;

export function failureOf(failed: NotUploaded): UploadFailure;
export function failureOf(uploaded: Uploaded<unknown>): UploadFailure | undefined;
export function failureOf(uploaded: Uploaded<unknown>): UploadFailure | undefined {
  switch (uploaded.result) {
    case "uploaded":
      return undefined;
    case "cancelled":
      return { kind: "cancelled" };
    case "refused":
      return { kind: "refused", problem: uploaded.problem };
    case "failed":
      return { kind: "failed", status: uploaded.status, reason: uploaded.reason };
  }
}

export const problemOf = (failure: UploadFailure | undefined): Problem | undefined =>
  failure?.kind === "refused" ? failure.problem : undefined;

export function mayTryAgain(failure: UploadFailure): boolean {
  if (failure.kind === "refused") return failure.problem.status >= 429;
  return failure.kind === "cancelled" || failure.kind === "failed";
}

const nobody = { result: "failed", status: 0, reason: "" } as const;

function answerOf<Body>(request: XMLHttpRequest): Uploaded<Body> {
  const { status, statusText: reason } = request;
  const said = bodyOf(request);
  if (said === undefined) return { result: "failed", status, reason };
  // The BFF's answers match the contract.
  if (status === 200 || status === 201) return { result: "uploaded", body: said as Body };
  return { result: "refused", problem: said as Problem };
}

/** Anything that isn't JSON isn't from our BFF. */
function bodyOf(request: XMLHttpRequest): unknown {
  if (!request.getResponseHeader("content-type")?.includes("json")) return undefined;
  try {
    return JSON.parse(request.responseText);
  } catch {
    return undefined;
  }
}
