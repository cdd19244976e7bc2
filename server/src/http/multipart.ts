import type { IncomingHttpHeaders } from "node:http";
import { PassThrough, type Readable } from "node:stream";
import busboy from "busboy";
import { problem } from "./problem.ts";
import { Refusal } from "./refusal.ts";

/** A form's file. Its name and type are untrusted: judge it by content (D-20). */
export interface FilePart {
  readonly field: string;
  readonly fileName: string;
  readonly declaredType: string;
  /** Read it to the end before the next part. Fails with `FileTooLarge` at the limit. */
  readonly stream: Readable;
}

/** A form, streamed part by part. */
export interface Multipart {
  readonly files: (limits: FileLimits) => AsyncIterable<FilePart>;
}

export interface FileLimits {
  /** A file of this many bytes or more is refused. */
  readonly fileSize: number;
  readonly files: number;
}

export class FileTooLarge extends Error {
  override readonly name = "FileTooLarge";
}

/** The form is malformed or incomplete. */
export class MalformedForm extends Refusal {
  override readonly name = "MalformedForm";

  constructor(options?: ErrorOptions) {
    super(problem(400, "invalid", { title: "input-invalid" }), options);
  }
}

/** A request's form. @throws MalformedForm while reading */
export function multipartOf(request: Readable, headers: IncomingHttpHeaders): Multipart {
  return { files: (limits) => filesOf(request, headers, limits) };
}

async function* filesOf(
  request: Readable,
  headers: IncomingHttpHeaders,
  { fileSize, files }: FileLimits,
): AsyncIterable<FilePart> {
  const form = formOf(headers, { fileSize, files });
  const arrived: FilePart[] = [];
  let wake: () => void = () => undefined;
  let ended = false;
  let fault: unknown;

  form.on("file", (field, file, { filename, mimeType }) => {
    // Our own stream, so that reaching the limit is an error instead of truncation.
    const stream = new PassThrough();
    // Later readers still get the error.
    stream.on("error", () => undefined);
    file.once("limit", () => stream.destroy(new FileTooLarge(`${filename} is too large`)));
    file.on("error", (cause) => stream.destroy(new MalformedForm({ cause })));
    stream.once("close", () => file.resume());
    file.pipe(stream);
    arrived.push({ field, fileName: filename ?? "", declaredType: mimeType, stream });
    wake();
  });
  form.once("close", () => {
    ended = true;
    wake();
  });
  form.on("error", (error) => {
    fault = new MalformedForm({ cause: error });
    ended = true;
    wake();
  });
  request.once("aborted", () => form.destroy(new Error("The sender went away")));
  request.pipe(form);

  try {
    while (true) {
      const part = arrived.shift();
      if (part) yield part;
      else if (fault) throw fault;
      else if (ended) return;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    request.unpipe(form);
    request.resume();
  }
}

function formOf(headers: IncomingHttpHeaders, { fileSize, files }: FileLimits): busboy.Busboy {
  try {
    const limits = { fileSize, files, fields: 20, fieldSize: 65_536, parts: files + 20 };
    // Browsers send names in UTF-8, whatever the standard says.
    return busboy({ headers, limits, defParamCharset: "utf8" });
  } catch (error) {
    throw new MalformedForm({ cause: error });
  }
}
