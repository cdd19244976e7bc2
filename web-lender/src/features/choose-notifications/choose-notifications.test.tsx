import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { pass, settled } from "@tieout/web-portal/testing/clock";
import { afterEach, describe, expect, it, vi } from "vitest";
import { anOwnSetting, aSubscription } from "../../testing/a-notification.ts";
import { aListItem, aPageOf, tidewaterId } from "../../testing/a-workspace.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { render } from "../../testing/render.tsx";
import { OwnSettings } from "./own-settings.tsx";
import { WorkspaceSubscriptions } from "./workspace-subscriptions.tsx";

const own = "/notifications/usernotificationsettings";
const byWorkspace = "/notifications/workspaces/notificationsubscriptions";
const name = "Completed, Tidewater Marine Supply, Inc.";

afterEach(() => vi.useRealTimers());

describe("OwnSettings", () => {
  it("turns a type on for all workspaces, and says who asks is told anyway (P-U86, P-A50)", async () => {
    theSettingsAre([anOwnSetting()]);
    const sent = whatIsSent("own");
    const { user } = render(<OwnSettings />);

    await user.click(await screen.findByRole("switch", { name: /^Data collection completed/ }));

    expect(await screen.findByRole("switch", { checked: true })).toBeInTheDocument();
    expect(sent).toEqual([[choice({ enabled: true, applyToAllWorkspaces: false })]]);
    expect(screen.getByText(/collections that you asked for yourself/)).toBeInTheDocument();
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("asks whether workspaces with a choice of their own follow (P-U89)", async () => {
    theSettingsAre([anOwnSetting({ workspacesSetApart: 2 })]);
    const sent = whatIsSent("own");
    const { user } = render(<OwnSettings />);
    const toggle = await screen.findByRole("switch", { name: /^Data collection completed/ });

    await user.click(toggle);
    const question = await screen.findByRole("dialog", { name: "Turn on for all workspaces?" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(toggle).toHaveFocus());
    expect(sent).toEqual([]);
    await user.click(toggle);
    await user.click(await screen.findByRole("button", { name: "All workspaces" }));

    expect(question).toHaveTextContent("2 workspaces have a choice of their own.");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([choice({ enabled: true, applyToAllWorkspaces: true })]);
  });

  it("leaves no choice where the tenant leaves none, and says so (P-K22)", async () => {
    const notificationMethods = [{ type: "Email", style: "Disabled", enabled: true }] as const;
    theSettingsAre([anOwnSetting({ notificationMethods, may: { choose: false } })]);
    render(<OwnSettings />);

    expect(await screen.findByRole("switch")).toBeDisabled();
    expect(screen.getByText("Required")).toBeInTheDocument();
  });

  it("says when the settings can't be read, and reads them again", async () => {
    server.use(
      bff.get(own, ({ response }) => response(401).json(aProblem({ status: 401 })), { once: true }),
    );
    const { user } = render(<OwnSettings />);
    const again = await screen.findByRole("button", { name: "Try again" });
    theSettingsAre([anOwnSetting()]);

    await user.click(again);

    expect(await screen.findByRole("switch")).toBeInTheDocument();
  });
});

describe("WorkspaceSubscriptions", () => {
  it("turns off one type for only this workspace (P-U89, P-T39, P-A48)", async () => {
    theWorkspacesAre();
    const sent = whatIsSent("workspace");
    const { user } = show();

    await user.click(await screen.findByRole("switch", { name, checked: true }));
    await user.click(await screen.findByRole("button", { name: "Only this workspace" }));

    await waitFor(() => expect(sent).toHaveLength(1));
    const [[change] = []] = sent as [[Record<string, unknown>]];
    expect(change).toMatchObject({ workspaceId: tidewaterId });
    expect(change?.notificationMethods).toEqual([{ type: "Email", enabled: false }]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  it("is chosen by keyboard alone, and shows what was chosen while that is saved (P-U89, P-T39)", async () => {
    theWorkspacesAre();
    const gate = new EventTarget();
    server.use(
      bff.post(byWorkspace, async ({ response }) => {
        await new Promise((go) => gate.addEventListener("open", go));
        return response(200).json([aSubscription()]);
      }),
    );
    const { user } = show();
    const toggle = await screen.findByRole("switch", { name, checked: true });

    toggle.focus();
    await user.keyboard(" ");
    expect(await screen.findByRole("button", { name: "Only this workspace" })).toHaveFocus();
    await user.keyboard("{Enter}");

    await waitFor(() => expect(toggle).toHaveAttribute("aria-busy", "true"));
    expect(toggle).not.toBeChecked();
    expect(toggle).toHaveFocus();
    // Pressing again while saving asks nothing.
    await user.keyboard(" ");
    expect(screen.queryByRole("dialog")).toBeNull();
    gate.dispatchEvent(new Event("open"));
    await waitFor(() => expect(toggle).not.toHaveAttribute("aria-busy"));
    expect(toggle).toHaveFocus();
  });

  it("turns off one type for all workspaces, those set apart included (P-T39)", async () => {
    theWorkspacesAre();
    const sent = whatIsSent("own");
    const { user } = show();

    await user.click(await screen.findByRole("switch", { name, checked: true }));
    await user.click(await screen.findByRole("button", { name: "All workspaces" }));

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual([choice({ enabled: false, applyToAllWorkspaces: true })]);
  });

  it("filters by name a second after the last key (P-U88, P-K11)", async () => {
    const searches = theWorkspacesAre();
    show();
    await screen.findByRole("switch", { name });
    vi.useFakeTimers();

    const box = screen.getByRole("searchbox", { name: "Filter workspaces" });
    fireEvent.change(box, { target: { value: "tide" } });
    await pass(0.99);
    expect(searches).toEqual([undefined]);
    await pass(0.01);
    await settled(() => searches.length > 1);
    expect(searches).toEqual([undefined, "tide"]);
  });

  it("says that it can't be updated now, and leaves it as it is (P-M26)", async () => {
    theWorkspacesAre();
    server.use(
      bff.post(byWorkspace, ({ response }) => response(409).json(aProblem({ status: 409 }))),
    );
    const { user } = show();

    await user.click(await screen.findByRole("switch", { name }));
    await user.click(await screen.findByRole("button", { name: "Only this workspace" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Unable to update workspace notification setting at this time",
    );
    expect(screen.getByRole("switch", { name, checked: true })).toBeEnabled();
  });

  it("says that one may not view the workspace, and leads to its users (P-M30)", async () => {
    theWorkspacesAre();
    const refusal = aProblem({ status: 403, type: "workspace-access-required" });
    server.use(bff.post(byWorkspace, ({ response }) => response(403).json(refusal)));
    const onManageUsers = vi.fn();
    const { user } = show(onManageUsers);
    const toggle = async () => {
      await user.click(await screen.findByRole("switch", { name }));
      await user.click(await screen.findByRole("button", { name: "Only this workspace" }));
      return screen.findByRole("alertdialog", { name: "Access denied" });
    };

    const dialog = await toggle();
    expect(dialog).toHaveTextContent("You don’t have permission to view Tidewater Marine Supply");
    await user.click(within(dialog).getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(onManageUsers).not.toHaveBeenCalled();
    await toggle();
    await user.click(screen.getByRole("button", { name: "Manage workspace users" }));

    expect(onManageUsers).toHaveBeenCalledWith(tidewaterId);
  });
});

const show = (onManageUsers = vi.fn()) =>
  render(<WorkspaceSubscriptions onManageUsers={onManageUsers} />);

const choice = ({
  enabled,
  applyToAllWorkspaces,
}: {
  readonly enabled: boolean;
  readonly applyToAllWorkspaces: boolean;
}) => ({
  id: anOwnSetting().id,
  notificationMethods: [{ type: "Email", enabled }],
  applyToAllWorkspaces,
});

function theSettingsAre(settings: readonly ReturnType<typeof anOwnSetting>[]): void {
  server.use(bff.get(own, ({ response }) => response(200).json(settings)));
}

function theWorkspacesAre(): (string | undefined)[] {
  const searches: (string | undefined)[] = [];
  theSettingsAre([anOwnSetting()]);
  server.use(
    bff.post("/Entities/query", async ({ request, response }) => {
      const { filters } = await request.json();
      searches.push(filters?.[0]?.value);
      return response(200).json(aPageOf([aListItem()]));
    }),
    bff.get(byWorkspace, ({ response }) => response(200).json([aSubscription()])),
  );
  return searches;
}

function whatIsSent(to: "own" | "workspace"): unknown[] {
  const sent: unknown[] = [];
  server.use(
    to === "own"
      ? bff.post(own, async ({ request, response }) => {
          sent.push(await request.json());
          const notificationMethods = [{ type: "Email", style: "OptIn", enabled: true }] as const;
          return response(200).json([anOwnSetting({ notificationMethods })]);
        })
      : bff.post(byWorkspace, async ({ request, response }) => {
          sent.push(await request.json());
          return response(200).json([aSubscription()]);
        }),
  );
  return sent;
}
