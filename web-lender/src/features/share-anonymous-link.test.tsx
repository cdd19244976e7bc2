import { screen, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import { aProblem, bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { AnonymousLink } from "./share-anonymous-link.tsx";

const url = "https://share.copperfield.example/portal";

describe("AnonymousLink", () => {
  it("shows the anonymous link, and copies it (S-G4, S-K9)", async () => {
    theLinkIs({ enabled: true, maySwitch: false });
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: "Copy link" }));

    expect(await screen.findByText(/Link copied/)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(screen.queryByRole("button", { name: "Switch off" })).not.toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("asks before it's switched off, and keeps it unless told otherwise (D-11)", async () => {
    theLinkIs({ enabled: true, maySwitch: true });
    const asked = switchesTo();
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Switch off" }));

    const question = screen.getByRole("alertdialog", { name: "Switch off the anonymous link?" });
    expect(within(question).getByRole("button", { name: "Keep it on" })).toHaveFocus();
    expect(await accessibilityFaults()).toEqual([]);
    await user.keyboard("{Enter}");
    expect(asked).toEqual([]);

    await user.click(await screen.findByRole("button", { name: "Switch off" }));
    await user.click(screen.getByRole("button", { name: "Switch off" }));

    expect(await screen.findByText(/The link is off/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Copy link" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Switch on" }));
    expect(await screen.findByRole("button", { name: "Copy link" })).toBeInTheDocument();
    expect(asked).toEqual([false, true]);
  });

  it("says to others that it's off, and who can switch it on", async () => {
    theLinkIs({ enabled: false, maySwitch: false });
    show();

    expect(await screen.findByText(/An administrator can switch it on/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Switch on" })).not.toBeInTheDocument();
  });

  it("says when it can't be loaded or switched", async () => {
    theLinkIs({ enabled: false, maySwitch: true });
    server.use(
      bff.put("/tenant/anonymouslink", ({ response }) =>
        response(403).json(aProblem({ status: 403, description: "You may not switch this." })),
      ),
    );
    const { user } = show();

    await user.click(await screen.findByRole("button", { name: "Switch on" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("You may not switch this.");
  });
});

function show() {
  const onClose = vi.fn();
  return { ...render(<AnonymousLink onClose={onClose} />), onClose };
}

const theLinkIs = (link: { readonly enabled: boolean; readonly maySwitch: boolean }) =>
  server.use(
    bff.get("/tenant/anonymouslink", ({ response }) => response(200).json({ ...link, url })),
  );

function switchesTo(): boolean[] {
  const asked: boolean[] = [];
  server.use(
    bff.put("/tenant/anonymouslink", async ({ request, response }) => {
      const { enabled } = await request.json();
      asked.push(enabled);
      return response(200).json({ enabled, url, maySwitch: true });
    }),
  );
  return asked;
}
