import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import {
  anonymousSession,
  lede,
  nobodyIsHere,
  theLenderSays,
  thereIsRoom,
} from "../testing/anonymous-link.ts";
import { bff, server } from "../testing/bff.ts";
import { takesFiles } from "../testing/books-uploaded.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

describe("the anonymous link", () => {
  it("says what will be shared, and asks who shares it (S-U14, S-R6, P-R25, S-M45)", async () => {
    server.use(...nobodyIsHere(), theLenderSays());
    const { container } = visit("/portal");

    expect(
      await screen.findByRole("heading", { level: 1, name: "Share your books with Copperfield" }),
    ).toBeVisible();
    expect(screen.getByText(`${lede} Only Copperfield sees it.`)).toBeVisible();
    expect(screen.getByText("Financial statements, with the general ledger")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Business name" })).toBeVisible();
    expect(screen.getByText(/one message, to confirm the address is yours/)).toBeVisible();
    const next = screen.getByRole("region", { name: "Next, choose where you keep your books" });
    expect(within(next).getByText("DEX")).toBeVisible();
    expect(within(next).queryByRole("button")).toBeNull();
    expect(within(next).queryByText(/file/)).toBeNull();
    expect(screen.getByText(/^Not sure why you are here\? Ask Copperfield at/)).toBeVisible();
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it("says that a file will do as well, where the lender takes files", async () => {
    server.use(...nobodyIsHere(takesFiles()), theLenderSays());
    visit("/portal");

    const next = await screen.findByRole("region", {
      name: "Next, choose where you keep your books",
    });

    expect(within(next).getByText("Or upload a file instead.")).toBeVisible();
    expect(within(next).getAllByRole("listitem")).toHaveLength(1);
  });

  it("asks for a name and a whole address before anything is sent (S-U17, S-V6)", async () => {
    server.use(...nobodyIsHere(), theLenderSays());
    const { user } = visit("/portal");

    await user.click(await screen.findByRole("button", { name: "Continue" }));

    expect(screen.getByRole("textbox", { name: "Business name" })).toHaveFocus();
    await user.type(screen.getByRole("textbox", { name: "Business name" }), "See www.evil.test");
    await user.type(screen.getByRole("textbox", { name: "Business email" }), " rosa@tidewater.com");
    expect(screen.getByRole("textbox", { name: "Business email" })).toHaveValue(
      "rosa@tidewater.com",
    );
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(screen.getByRole("textbox", { name: "Business name" })).toHaveAccessibleDescription(
      "Write the name without web or email addresses.",
    );
    expect(screen.getByRole("textbox", { name: "Business name" })).toHaveFocus();
  });

  it("opens a workspace, begins what is shared, and goes on to the packages (S-T8, S-G11, S-E5, S-U15)", async () => {
    const sent: unknown[] = [];
    let isIn = false;
    server.use(
      thereIsRoom,
      bff.get("/links/session", ({ response }) =>
        isIn
          ? response(200).json(anonymousSession())
          : response(401).json(given.problem(401, "no-session")),
      ),
      ...given.theLinkOpens(anonymousSession()),
      theLenderSays(),
      bff.post("/Entities", async ({ request, response }) => {
        sent.push(await request.json());
        isIn = true;
        return response(200).json({ id: given.workspaceId });
      }),
      bff.post("/Submissions", async ({ request, response }) => {
        sent.push(await request.json());
        return response(200).json({ id: given.submissionId });
      }),
    );
    const { user } = visit("/portal");
    await fill(user);

    expect(await screen.findByRole("button", { name: "DEX" })).toBeEnabled();
    const info = { name: "Tidewater", email: "rosa@tidewater.com" };
    expect(sent).toEqual([
      { displayName: info.name, primaryEmail: info.email },
      {
        ...{ entityId: given.workspaceId, requestId: -1, verificationEmail: info.email },
        submissionMetadata: [
          { name: "borrowerBusinessName", value: info.name, type: "text" },
          { name: "borrowerBusinessEmail", value: info.email, type: "email" },
        ],
      },
    ]);
    expect(JSON.parse(window.sessionStorage.getItem("tieout.visit") ?? "{}")).toMatchObject({
      ...{ business: info, sharedLinkApplicationId: -1, submissionId: given.submissionId },
    });
  });

  it("stays as it is, and says that it's busy, until there are packages to show (S-U33)", async () => {
    let isIn = false;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      bff.get("/links/session", async ({ response }) => {
        if (!isIn) return response(401).json(given.problem(401, "no-session"));
        await answered;
        return response(200).json(anonymousSession());
      }),
      ...given.theLinkOpens(anonymousSession()),
      ...nobodyIsHere(),
      theLenderSays(),
      bff.post("/Entities", ({ response }) => {
        isIn = true;
        return response(200).json({ id: given.workspaceId });
      }),
      bff.post("/Submissions", ({ response }) => response(200).json({ id: given.submissionId })),
    );
    const { user } = visit("/portal");
    await fill(user);
    await waitFor(() =>
      expect(window.sessionStorage.getItem("tieout.visit")).toMatch(/submissionId/),
    );

    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.getByRole("button", { name: "Continuing" })).toBeVisible();
    answer();
    await screen.findByRole("button", { name: "DEX" });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("keeps what was typed when another language is chosen (P-E59)", async () => {
    const asked: string[] = [];
    const tenant = given.settings({ allowLanguageSelection: true, anonymousLinkEnabled: true });
    server.use(
      ...nobodyIsHere(tenant),
      bff.post("/tenant/portalborroweranonymoustext", async ({ request, response }) => {
        const { languageCode } = await request.json();
        asked.push(languageCode);
        return response(200).json({ languageCode, locale: "", sections: {} });
      }),
    );
    const { user } = visit("/portal");
    await user.type(await screen.findByRole("textbox", { name: "Business name" }), "Harrow");

    await user.click(screen.getByRole("button", { name: /Español/ }));

    await waitFor(() => expect(asked).toContain("es"));
    const name = await screen.findByRole("textbox", { name: "Nombre de la empresa" });
    expect(name).toHaveValue("Harrow");
  });

  it("stays where the lender's settings can't be read once more in another language (P-E59)", async () => {
    const tenant = given.settings({ allowLanguageSelection: true, anonymousLinkEnabled: true });
    const asked: number[] = [];
    server.use(
      bff.get("/tenant/settings", ({ response }) => {
        asked.push(asked.length === 0 ? 200 : 500);
        return asked.length === 1 ? response(200).json(tenant) : response.untyped(given.noAnswer());
      }),
      ...nobodyIsHere(tenant),
      theLenderSays(),
    );
    const { user } = visit("/portal");
    await user.type(await screen.findByRole("textbox", { name: "Business name" }), "Harrow");

    await user.click(screen.getByRole("button", { name: /Español/ }));

    await waitFor(() => expect(asked).toContain(500));
    const name = await screen.findByRole("textbox", { name: "Nombre de la empresa" });
    expect(name).toHaveValue("Harrow");
  });

  it("asks for a session only where one was opened in this browser", async () => {
    let asked = 0;
    server.use(
      bff.get("/links/session", ({ response }) => {
        asked += 1;
        return response(401).json(given.problem(401, "no-session"));
      }),
      ...nobodyIsHere(),
      theLenderSays(),
    );
    const stranger = visit("/portal");
    await screen.findByRole("button", { name: "Continue" });
    expect(asked).toBe(0);
    stranger.unmount();

    window.localStorage.setItem("tieout.portal", "opened");
    visit("/portal");
    await screen.findByRole("button", { name: "Continue" });
    expect(asked).toBe(1);
  });

  it("opens one workspace for who taps twice", async () => {
    let entered = 0;
    server.use(
      ...nobodyIsHere(),
      theLenderSays(),
      bff.post("/Entities", ({ response }) => {
        entered += 1;
        return response(429).json(given.problem(429, "too-many-tries", "Please wait an hour."));
      }),
    );
    const { user } = visit("/portal");
    await user.type(await screen.findByRole("textbox", { name: "Business name" }), "Tidewater");
    await user.type(screen.getByRole("textbox", { name: "Business email" }), "rosa@tidewater.com");
    const goOn = screen.getByRole("button", { name: "Continue" });

    fireEvent.click(goOn);
    fireEvent.click(goOn);

    await screen.findByRole("alert");
    expect(entered).toBe(1);
  });

  it.each([
    [
      "/Entities",
      "There was an error creating your new business. Please wait a moment and try again.",
    ],
    [
      "/Submissions",
      "An error occurred processing your request. Please wait a moment and try again.",
    ],
  ] as const)(
    "says what failed at %s and more where it's known, and keeps what was typed (S-T19, S-M5, S-M7, S-M8)",
    async (path, said) => {
      let entered = 0;
      server.use(
        ...nobodyIsHere(),
        theLenderSays(),
        bff.post("/Entities", ({ response }) => {
          entered += 1;
          return path === "/Entities"
            ? response(429).json(given.problem(429, "too-many-tries", "Please wait an hour."))
            : response(200).json({ id: given.workspaceId });
        }),
        bff.post("/Submissions", ({ response }) =>
          response(429).json(given.problem(429, "too-many-mails", "Please wait an hour.")),
        ),
      );
      const { user } = visit("/portal");
      await fill(user);

      const alert = await screen.findByRole("alert");
      expect(alert).toHaveTextContent(said);
      expect(alert).toHaveTextContent(/Additional information.*Please wait an hour\./);
      expect(alert).toHaveTextContent("What you entered is still here.");
      expect(screen.getByRole("textbox", { name: "Business name" })).toHaveValue("Tidewater");
      await user.click(screen.getByRole("button", { name: "Try again" }));
      // The workspace isn't opened twice.
      await waitFor(() => expect(entered).toBe(path === "/Entities" ? 2 : 1));
    },
  );
});

type User = ReturnType<typeof visit>["user"];

async function fill(user: User) {
  await user.type(await screen.findByRole("textbox", { name: "Business name" }), "Tidewater");
  await user.type(screen.getByRole("textbox", { name: "Business email" }), "rosa@tidewater.com");
  await user.click(screen.getByRole("button", { name: "Continue" }));
}
