import { screen } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it } from "vitest";
import { bff, server } from "../testing/bff.ts";
import * as given from "../testing/given.ts";
import { visit } from "../testing/visit.tsx";

const rosa = "rosa@tidewater.com";
const waiting = { isProven: false, codeExpirationTime: "2025-10-14T13:55:00Z" };
const proven = { emailAddress: rosa, isProven: true };

describe("an address for updates", () => {
  it("is said to be confirmed where its code was typed, keeps focus there, and lets the borrower go on", async () => {
    theLenderAsksForUpdates();
    const { container, user } = visit("/connected?state=abc");
    await user.click(await screen.findByRole("radio", { name: /^Yes, until / }));
    await user.type(screen.getByRole("textbox", { name: "Your email" }), `${rosa}{Enter}`);
    const code = await screen.findByRole("textbox", { name: "Code from the email" });
    expect(code).toHaveFocus();

    await user.type(code, "482913");

    const confirmed = await screen.findByText(
      "Confirmed. We email rosa@tidewater.com at each update.",
    );
    expect(confirmed).toBeVisible();
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(confirmed);
    expect(screen.getByRole("button", { name: "Yes, share these records" })).not.toHaveAttribute(
      "aria-disabled",
    );
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.tab();
    expect(screen.getByRole("button", { name: "Use another address" })).toHaveFocus();
  });

  it("leaves focus on the choice when its code is on the way already", async () => {
    theLenderAsksForUpdates({ emailAddress: rosa, ...waiting });
    const { user } = visit("/connected?state=abc");
    const until = await screen.findByRole("radio", { name: /^Yes, until / });

    await user.click(until);

    expect(screen.getByRole("textbox", { name: "Code from the email" })).toBeVisible();
    expect(until).toHaveFocus();
  });
});

describe("a code by mail", () => {
  it("is replaced by a newer one, which clears the wrong one and says so", async () => {
    theLenderAsksForUpdates();
    server.use(
      bff.post("/links/session/emailcode/check", ({ response }) =>
        response(409).json({ ...given.problem(409, "wrong-code"), title: "That code is wrong." }),
      ),
    );
    const { user } = visit("/connected?state=abc");
    await user.click(await screen.findByRole("radio", { name: /^Yes, until / }));
    await user.type(screen.getByRole("textbox", { name: "Your email" }), `${rosa}{Enter}`);
    const code = await screen.findByRole("textbox", { name: "Code from the email" });
    expect(screen.queryByText(/newest email/)).not.toBeInTheDocument();
    await user.type(code, "000000");
    expect(await screen.findByText("That code is wrong.")).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Send a new code" }));

    expect(await screen.findByText("Sent. Use the code from the newest email.")).toBeVisible();
    expect(screen.queryByText("That code is wrong.")).not.toBeInTheDocument();
    expect(code).toHaveValue("");
  });
});

function theLenderAsksForUpdates(email?: ReturnType<typeof given.session>["email"]): void {
  const asked = { ...given.request(), updatesForMonths: 12 };
  const opens = (known: typeof email) =>
    given.theLinkOpens(given.session([], known && { email: known }), given.settings(), asked);
  server.use(
    ...opens(email),
    bff.post("/ConnectionRequests/claim", ({ response }) => response(200).json(given.connection())),
    bff.post("/links/session/emailcode", ({ response }) =>
      response(200).json({ emailAddress: rosa, ...waiting }),
    ),
    bff.post("/links/session/emailcode/check", ({ response }) => {
      server.use(...opens(proven));
      return response(200).json(proven);
    }),
  );
}
