import { waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect } from "vitest";
import { bff, server } from "./bff.ts";
import { aBooksFile, filePath } from "./books-file.ts";
import * as given from "./given.ts";

/** A file beside a package. */
export const takesFiles = (over: Parameters<typeof given.settings>[0] = {}) =>
  given.settings({
    accountingPackages: [
      { id: "xero", name: "Xero", beta: false },
      { id: "fileupload", name: "File upload", beta: false },
    ],
    ...over,
  });

/** Any upload becomes this file. */
export const theFileIs = (file: ReturnType<typeof aBooksFile>) => [
  http.post(filePath, () =>
    HttpResponse.json({ ...aBooksFile({ state: "reading" }) }, { status: 201 }),
  ),
  http.get(`${filePath}/:id`, () => HttpResponse.json(file)),
  http.put(`${filePath}/:id`, () => HttpResponse.json({ ...file, state: "reading" })),
];

export function theFileIsSent(): () => Promise<readonly unknown[]> {
  const sent: unknown[] = [];
  server.use(
    bff.post("/Submissions", ({ response }) => response(200).json({ id: given.submissionId })),
    http.post(`${filePath}/:id/send`, async ({ request }) => {
      sent.push(await request.json());
      server.use(
        bff.get("/links/session", ({ response }) =>
          response(200).json(given.session([given.submission("importing")])),
        ),
      );
      const { financialRecordId, submissionId } = given;
      return HttpResponse.json({ financialRecordId, submissionId });
    }),
  );
  return () =>
    waitFor(() => {
      expect(sent).not.toEqual([]);
      return sent;
    });
}
