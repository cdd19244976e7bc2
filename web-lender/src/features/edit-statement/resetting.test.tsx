import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import type { StoredSpread } from "../../api/spread.ts";
import { showCollection, statementPath, theBffAnswers } from "../../testing/a-collection-page.tsx";
import { bff, server } from "../../testing/bff.ts";
import { resting } from "../../testing/the-templates.tsx";
import { tidewaterBooks } from "../../testing/tidewater.ts";

const { spread } = tidewaterBooks();

describe("resetting statements", () => {
  it("is confirmed, returns to the standard layout, and undo brings the edits back (S-U72)", async () => {
    theBffAnswers();
    const styled = { ...spread.spread, numberStyle: "Thousands" as const };
    let stored: StoredSpread = { ...spread, spread: styled, version: 2, origin: "edit" };
    server.use(bff.get(`${statementPath}/spread`, ({ response }) => response(200).json(stored)));
    const resets = theServerResets(() => {
      stored = { ...spread, version: 3, origin: "reset" };
    });
    const { user } = showCollection("financialstatements");

    await user.click(await screen.findByRole("button", { name: "Reset statement" }));
    const question = screen.getByRole("alertdialog", { name: "Reset to the standard layout?" });
    expect(question).toHaveTextContent("Adjustments stay. Undo brings everything back.");
    expect(resets).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Reset statement" }));

    expect(await screen.findByText("Statement reset")).toBeVisible();
    expect(resets).toEqual(['"2"']);
    const style = screen.getByRole("combobox", { name: "Number style" });
    expect(style).toHaveTextContent("Actuals");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(style).toHaveTextContent("Thousands");
    expect(screen.getByText("1 unsaved change")).toBeVisible();
  });

  it("says why it failed, and changes nothing (S-M38)", async () => {
    theBffAnswers();
    server.use(http.post("*/reset", resting));
    const { user } = showCollection("financialstatements");

    await user.click(await screen.findByRole("button", { name: "Reset statement" }));
    const question = screen.getByRole("alertdialog");
    await user.click(within(question).getByRole("button", { name: "Reset statement" }));

    expect(await within(question).findByRole("alert")).toHaveTextContent(
      "The statement could not be reset",
    );
  });
});

describe("statements that can't be loaded", () => {
  it("say so, and are tried again (S-M36)", async () => {
    theBffAnswers();
    server.use(http.get("*/figures", resting, { once: true }));
    const { user } = showCollection("financialstatements");

    expect(await screen.findByRole("alert")).toHaveTextContent("The statement could not be loaded");
    expect(screen.queryByRole("button", { name: "Reset to default" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("treegrid", { name: "Balance sheet" })).toBeVisible();
  });

  it("are reset to resolve where their layout can't be read (S-M35)", async () => {
    theBffAnswers();
    let isDamaged = true;
    const resets = theServerResets(() => {
      isDamaged = false;
    });
    server.use(
      http.get("*/financialstatements/spread", () =>
        Response.json(isDamaged ? { ...spread, spread: { format: 9 } } : spread),
      ),
      bff.get(`${statementPath}/spread/versions`, ({ response }) =>
        response(200).json({ versions: [{ version: 4, origin: "edit", edits: 1 }] }),
      ),
    );
    const { user } = showCollection("financialstatements");

    const fault = await screen.findByRole("alert");
    expect(fault).toHaveTextContent("The layout may be damaged: reset to resolve.");
    expect(within(fault).getByRole("button", { name: "Try again" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Reset to default" }));
    const question = await screen.findByRole("alertdialog");
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(within(question).getByRole("button", { name: "Reset to default" }));

    expect(await screen.findByRole("treegrid", { name: "Balance sheet" })).toBeVisible();
    expect(resets).toEqual(['"4"']);
  });
});

/** The versions that were to be reset. */
function theServerResets(onReset = () => {}): (string | null)[] {
  const resets: (string | null)[] = [];
  server.use(
    bff.post(`${statementPath}/reset`, ({ request, response }) => {
      resets.push(request.headers.get("If-Match"));
      onReset();
      return response(200).json({ version: 2 });
    }),
  );
  return resets;
}
