import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { rememberVisit } from "../api/visit.ts";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

const linked = `/linked?rid=7#${given.secret}`;

describe("a second phone on the same link", () => {
  it("goes to the progress of books that are read by now, when its page is looked at again", async () => {
    let opened = given.session();
    server.use(
      bff.get("/links/session", ({ response }) => response(200).json(opened)),
      ...given.theLinkOpens(),
      given.theImportIs(given.importing()),
    );
    visit(linked);
    await screen.findByRole("button", { name: "DEX" });

    opened = given.session([given.submission("importing")]);
    await waitFor(() => {
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
      expect(window.location.pathname).toBe("/progress");
    });
    expect(await screen.findByText("Collecting your records")).toBeVisible();
  });

  it.each(["already-running", "begun-elsewhere"])(
    "follows them where its own yes comes second (%s)",
    async (type) => {
      let opened = given.session([given.submission("open")]);
      rememberVisit({ connectionRequestId: given.connectionRequestId });
      server.use(
        bff.get("/links/session", ({ response }) => response(200).json(opened)),
        ...given.theLinkOpens(),
        given.theConnectionIs(),
        bff.post("/{workspaceId}/Submissions/{submissionId}/imports", ({ response }) => {
          opened = given.session([given.submission("importing")]);
          return response(409).json(given.problem(409, type, "They are being read."));
        }),
        given.theImportIs(given.importing()),
      );
      const { user } = visit("/connected?state=abc");

      await user.click(await screen.findByRole("button", { name: /^Yes, share these/ }));

      expect(await screen.findByText("Collecting your records")).toBeVisible();
    },
  );
});

describe("a link whose records were withdrawn", () => {
  it("says when, and that they can be shared again", async () => {
    server.use(...given.theLinkOpens(given.session([], { withdrawnTime: "2025-10-14T13:30:00Z" })));
    const { container } = visit(linked);

    expect(await screen.findByText("Withdrawn on October 14, 2025")).toBeVisible();
    expect(screen.getByText(/You can share again\.$/)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("says nothing of it where nothing was withdrawn", async () => {
    server.use(...given.theLinkOpens());
    visit(linked);

    await screen.findByRole("button", { name: "DEX" });
    expect(screen.queryByText(/^Withdrawn on/)).toBeNull();
  });
});
