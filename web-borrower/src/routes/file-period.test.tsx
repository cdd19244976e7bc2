import { screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import { aBooksFile, fileImportId, filePath } from "../testing/books-file.ts";
import { takesFiles, theFileIs, theFileIsSent } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("books of other months than asked for", () => {
  it("are sent once somebody has seen which are missing, with a reason", async () => {
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile({ period: earlyPeriod })),
      given.theImportIs(given.importing()),
    );
    rememberVisit({ fileImportId });
    const { user, container } = visit("/fileupload?step=check");

    const question = await screen.findByRole("region", { name: "Months are missing" });
    expect(question).toHaveTextContent(
      "Copperfield asked for January 1, 2024 to September 30, 2026. This file has January 1, 2026 to June 30, 2026.",
    );
    const spans = within(question).getAllByRole("listitem");
    expect(spans.map(({ textContent }) => textContent)).toEqual([
      "Missing: January 1, 2024 to December 31, 2025",
      "Missing: July 1, 2026 to September 30, 2026",
    ]);
    expect(question).toHaveTextContent(/export a general ledger for January 1, 2024 to/);
    expect(within(question).getByRole("button", { name: "Choose another file" })).toBeVisible();
    const send = screen.getByRole("button", { name: "Send to Copperfield" });
    expect(send).toHaveAccessibleDescription(
      "Choose another file, or say that you want to send this one anyway.",
    );
    await user.click(within(question).getByRole("checkbox", { name: "Send this file anyway" }));
    await user.type(within(question).getByRole("textbox", { name: /^Reason/ }), "Closed in June. ");
    expect(await accessibilityFaults(container)).toEqual([]);
    const sent = theFileIsSent();
    await user.click(send);

    expect(await sent()).toMatchObject([
      {
        ...{ acceptDifference: false, acceptPeriod: true, periodReason: "Closed in June." },
        periodSeen: earlyPeriod.asked,
      },
    ]);
  });

  it("say, where there are more, that the lender receives all of them", async () => {
    const more = { code: "starts-earlier", from: "2020-01-01", upTo: "2023-12-31", months: 48 };
    const period = {
      ...earlyPeriod,
      differences: [more as (typeof earlyPeriod.differences)[number]],
    };
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      ...theFileIs(aBooksFile({ period })),
    );
    rememberVisit({ fileImportId });
    visit("/fileupload?step=check");

    const question = await screen.findByRole("region", { name: "More months than asked for" });
    expect(question).toHaveTextContent("Not asked for: January 1, 2020 to December 31, 2023");
    expect(question).toHaveTextContent("Copperfield receives everything in the file.");
  });

  it("show the question where the server finds that a month has ended since", async () => {
    let file = aBooksFile();
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.post(`${filePath}/:id/send`, () => {
        file = aBooksFile({ period: earlyPeriod });
        const refusal = given.problem(
          409,
          "period-not-accepted",
          "This file isn’t for the period.",
        );
        return HttpResponse.json(refusal, { status: 409 });
      }),
      http.get(`${filePath}/:id`, () => HttpResponse.json(file)),
      bff.post("/Submissions", ({ response }) => response(200).json({ id: given.submissionId })),
    );
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=check");

    await user.click(await screen.findByRole("button", { name: "Send to Copperfield" }));

    expect(await screen.findByRole("region", { name: "Months are missing" })).toBeVisible();
  });

  it("are asked about again once the file was read otherwise and its months are others", async () => {
    let file = aBooksFile({ period: earlyPeriod, supporting: [aStatement] });
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.get(`${filePath}/:id`, () => HttpResponse.json(file)),
      http.delete(`${filePath}/:id/supporting/:second`, () => {
        const [first] = earlyPeriod.differences;
        const differences = first ? [first] : [];
        file = aBooksFile({ version: 2, period: { ...earlyPeriod, differences } });
        return HttpResponse.json({ ...file, state: "reading" });
      }),
    );
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=check");
    const anyway = () => screen.getByRole("checkbox", { name: "Send this file anyway" });
    await user.click(await screen.findByRole("checkbox", { name: "Send this file anyway" }));
    await user.type(screen.getByRole("textbox", { name: /^Reason/ }), "We began in 2026.");

    await user.click(screen.getByRole("button", { name: "Remove Profit.csv" }));

    await waitFor(() =>
      expect(screen.queryByText(/January 1, 2024 to December 31, 2025/)).toBeNull(),
    );
    expect(anyway()).not.toBeChecked();
    expect(screen.queryByRole("textbox", { name: /^Reason/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Send to Copperfield" })).toHaveAccessibleDescription(
      "Choose another file, or say that you want to send this one anyway.",
    );
  });

  it("are shown as they're read by now where the server finds that they were read again", async () => {
    let file = aBooksFile();
    server.use(
      ...given.theLinkOpens(given.session(), takesFiles()),
      http.post(`${filePath}/:id/send`, () => {
        file = aBooksFile({ version: 2, period: earlyPeriod });
        const refusal = given.problem(409, "changed-since", "Somebody else has changed it.");
        return HttpResponse.json(refusal, { status: 409 });
      }),
      http.get(`${filePath}/:id`, () => HttpResponse.json(file)),
      bff.post("/Submissions", ({ response }) => response(200).json({ id: given.submissionId })),
    );
    rememberVisit({ fileImportId });
    const { user } = visit("/fileupload?step=check");

    await user.click(await screen.findByRole("button", { name: "Send to Copperfield" }));

    expect(await screen.findByRole("region", { name: "Months are missing" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Somebody else has changed it.");
  });
});

const aStatement: NonNullable<ReturnType<typeof aBooksFile>["supporting"]>[number] = {
  ...{ id: "5d1f6f0e-6a0f-4a06-8a94-1d2b30b4a911", role: "statements", fileName: "Profit.csv" },
  ...{ bytes: 2_048, uploadTime: "2026-03-15T10:00:00.000Z", found: { matched: 5 } },
};

const earlyPeriod: NonNullable<ReturnType<typeof aBooksFile>["period"]> = {
  asked: { from: "2024-01-01", upTo: "2026-09-30" },
  covered: { from: "2026-01-01", upTo: "2026-06-30" },
  differences: [
    { code: "ends-earlier", from: "2026-07-01", upTo: "2026-09-30", months: 3 },
    { code: "starts-later", from: "2024-01-01", upTo: "2025-12-31", months: 24 },
  ],
};
