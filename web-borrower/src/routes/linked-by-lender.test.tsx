import { screen, waitFor } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

const linked = `/linked?eid=${given.workspaceId}&rid=7&optionsid=7#${given.secret}`;

afterEach(() => vi.useRealTimers());

describe("a shared link, as its lender has it", () => {
  it("is limited in the lender's own words where it has some (S-M45)", async () => {
    server.use(
      bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
        response(200).json({ hasLimit: true, countRemaining: 0 }),
      ),
      bff.post("/tenant/portaltext", ({ response }) =>
        response(200).json({
          ...{ languageCode: "en", locale: "" },
          sections: { limit: { "limit.heading": "{lender} is full for now" } },
        }),
      ),
      ...given.theLinkOpens(),
    );

    visit(linked);

    expect(
      await screen.findByRole("heading", { name: "Copperfield is full for now" }),
    ).toBeVisible();
  });

  it("shows the limit in place of the packages, and from when the link works again (S-U16, S-U12, S-M24)", async () => {
    server.use(
      bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
        response(200).json({
          hasLimit: true,
          limit: 50,
          countRemaining: 0,
          billingPeriod: { endDate: "2025-10-31" },
        }),
      ),
      ...given.theLinkOpens(),
    );

    const { container } = visit(linked);

    expect(
      await screen.findByRole("heading", { name: "Copperfield cannot take new records right now" }),
    ).toBeVisible();
    expect(screen.getByText("November 1, 2025")).toBeVisible();
    expect(screen.getByRole("heading", { name: "What will be shared, later" })).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("link", { name: "Email Dana Whitfield" })).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it.each([true, false])(
    "is introduced where the lender wants that: %s (P-E56, S-U13)",
    async (shows) => {
      const tenant = given.settings({ showBorrowerIntroBanner: shows });
      server.use(...given.theLinkOpens(given.session(), tenant));

      const { container } = visit(linked);

      const heading = await screen.findByRole("heading", { level: 1 });
      const intro = screen.queryByText(/^Welcome\. You choose where you keep your books/);
      expect(intro !== null).toBe(shows);
      if (intro) {
        expect(intro.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      }
      expect(await accessibilityFaults(container)).toEqual([]);
    },
  );

  it.each([true, false])(
    "lets one choose the language where the lender does: %s (P-E59)",
    async (lets) => {
      server.use(
        ...given.theLinkOpens(given.session(), given.settings({ allowLanguageSelection: lets })),
      );
      const { user } = visit(linked);
      await screen.findByRole("heading", { level: 1 });

      const spanish = screen.queryByRole("button", { name: /Español/ });
      expect(spanish !== null).toBe(lets);
      if (!spanish) return;
      await user.click(spanish);

      expect(
        await screen.findByRole("heading", { name: "Copperfield solicita sus datos contables" }),
      ).toBeVisible();
    },
  );

  it("leads to the closed page where the lender has closed its borrowers' pages (P-N4, P-T44, S-R12, S-C16)", async () => {
    server.use(given.theTenantIs(given.settings({}, { lender: false, borrower: true })));

    visit(linked);

    expect(await screen.findByRole("heading", { name: "Sharing is closed for now" })).toBeVisible();
    expect(window.location.pathname).toBe("/bdisabled");
  });

  it("says there what the lender says about it, as it wants it read (P-R22, P-N5)", async () => {
    const closed = { lender: false, borrower: true };
    const said = [
      { content: "We've moved to Harborstone.", bold: true, fontSize: 20, marginBottom: 24 },
      { content: "Write to us.", bold: false, strong: ["Write"] },
    ];
    const effects = { affected: "New links", notAffected: "What you have sent" };
    server.use(given.theTenantIs(given.settings({}, closed, said, effects)));

    const { container } = visit("/bdisabled");

    const first = await screen.findByText("We've moved to Harborstone.");
    expect(first).toHaveStyle({ fontSize: "20px", marginBottom: "24px" });
    expect(first.className).not.toBe(screen.getByText("to us.").className);
    expect(screen.getByText("Write").tagName).toBe("STRONG");
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "New links",
      "What you have sent",
    ]);
    expect(screen.queryByText(/cannot take/)).toBeNull();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("leads from there to what was asked, once the lender has opened them again (P-N4, P-T44)", async () => {
    server.use(...given.theLinkOpens());

    visit("/bdisabled");

    expect(
      await screen.findByRole("heading", {
        name: "Copperfield is asking for your accounting data",
      }),
    ).toBeVisible();
    expect(window.location.pathname).toBe("/linked");
  });

  it("leads there when the lender closes while somebody is on the way (P-T44)", async () => {
    server.use(
      bff.post("/links/session", ({ response }) =>
        response(403).json(given.problem(403, "tenant-disabled")),
      ),
      ...given.theLinkOpens(),
    );
    visit(linked);

    await waitFor(() => expect(window.location.pathname).toBe("/bdisabled"));
  });

  it("speaks as the lender wants it to (P-M40)", async () => {
    server.use(
      ...given.theLinkOpens(),
      bff.post("/tenant/portaltext", ({ response }) =>
        response(200).json({
          ...{ languageCode: "en", locale: "" },
          sections: { frame: { "frame.secure": "Nobody reads along" } },
        }),
      ),
    );
    visit(linked);

    expect((await screen.findAllByText("Nobody reads along"))[0]).toBeInTheDocument();
  });

  it("speaks as the lender wants it to in another language too, once that is chosen (P-M40, P-E59)", async () => {
    const tenant = given.settings({ allowLanguageSelection: true });
    server.use(
      bff.post("/tenant/portaltext", async ({ request, response }) => {
        const { languageCode } = await request.json();
        const secure = languageCode === "es" ? "Nadie más lo lee" : "Nobody reads along";
        return response(200).json({
          ...{ languageCode, locale: "" },
          sections: { frame: { "frame.secure": secure } },
        });
      }),
      ...given.theLinkOpens(given.session(), tenant),
    );
    const { user } = visit(linked);

    await user.click(await screen.findByRole("button", { name: /Español/ }));

    expect((await screen.findAllByText("Nadie más lo lee"))[0]).toBeInTheDocument();
    expect(
      screen.getByRole("heading", { name: "Copperfield solicita sus datos contables" }),
    ).toBeVisible();
  });

  it.each([
    { state: "importing", says: "Collecting your records" },
    { state: "complete", says: "Your records have been sent" },
    { state: "failed", says: "We could not collect your records" },
  ] as const)("leads to where its collection is: $state (S-R6)", async ({ state, says }) => {
    const status = {
      importing: given.importing(),
      complete: given.imported(),
      failed: given.importing({ outcome: "Error", errorCode: "Disconnected" }),
    }[state];
    server.use(
      given.theImportIs(status),
      ...given.theLinkOpens(given.session([given.submission(state)])),
    );

    visit(linked);

    expect(await screen.findByRole("heading", { level: 1, name: says })).toBeVisible();
  });

  it("speaks the reader's language, and says so to the browser", async () => {
    window.localStorage.setItem("tieout.language", "es");
    server.use(...given.theLinkOpens());

    visit(linked);

    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Copperfield solicita sus datos contables",
    );
    await waitFor(() => expect(document.documentElement.lang).toBe("es"));
  });
});
