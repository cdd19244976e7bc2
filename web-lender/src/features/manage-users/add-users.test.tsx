import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { ToastProvider } from "@tieout/ui-kit";
import { accessibilityFaults } from "@tieout/web-portal/testing/accessibility";
import { describe, expect, it, vi } from "vitest";
import type { CurrentUser } from "../../api/session.ts";
import { dana } from "../../testing/a-tenant.ts";
import { aDetailedUser, administratorRole, defaultRole } from "../../testing/a-user.ts";
import { aProblem, bff, server } from "../../testing/bff.ts";
import { held } from "../../testing/held.ts";
import { type AtThePage, render } from "../../testing/render.tsx";
import { AddUsers } from "./add-users.tsx";

const priya = aDetailedUser(1, "Priya Raman");
const phone = { name: "phone", label: "Phone", placeholder: "", type: "phone" } as const;

describe("AddUsers", () => {
  it("calls a name missing once its field is left, not while a role is looked up (P-U84, P-V25)", async () => {
    theServerTakes();
    const { user } = show();
    const first = screen.getByRole("textbox", { name: "First name" });
    await user.click(first);

    await user.click(screen.getByRole("button", { name: "What Administrator can do" }));
    expect(await screen.findByText("Manage users")).toBeVisible();
    expect(first).not.toBeInvalid();
    await user.keyboard("{Escape}");
    await user.click(first);
    await user.tab();

    expect(first).toHaveAccessibleDescription("Enter a first name.");
  });

  it("puts people on a list, and invites them all at one press (P-U81, P-U83, P-A42, P-A43, P-T38)", async () => {
    const sent = theServerTakes();
    const { user, onClose } = show();

    await add(user, "Jonah", "Bristow");
    await user.click(screen.getByRole("checkbox", { name: "Administrator" }));
    await add(user, "Sofia", "Kapoor");
    const list = screen.getByRole("list", { name: "Ready to invite" });
    expect(
      within(list)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      "JBJonah Bristowjonah@copperfield.coDefault User",
      "SKSofia Kapoorsofia@copperfield.coAdministrator",
    ]);
    expect(await accessibilityFaults()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Invite 2 users" }));

    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.created[0]).toEqual({
      ...{ firstName: "Jonah", lastName: "Bristow", displayName: "Jonah Bristow", metadata: [] },
      ...{ emailAddress: "jonah@copperfield.co", roleIds: [defaultRole.id] },
    });
    expect(sent.created[1]?.roleIds).toEqual([defaultRole.id, administratorRole.id]);
    expect(sent.invited).toBe(2);
    expect(screen.getByText("2 users have been invited")).toBeInTheDocument();
  });

  it("takes somebody off the list again (P-U82)", async () => {
    const { user } = show();
    await add(user, "Jonah", "Bristow");

    await user.click(screen.getByRole("button", { name: "Remove Jonah Bristow from the list" }));

    expect(screen.queryByRole("list", { name: "Ready to invite" })).toBeNull();
    expect(screen.getByRole("button", { name: "Invite users" })).toHaveAccessibleDescription(
      "Add a user to the list first.",
    );
  });

  it("still has the list, and who was being typed, for who had to log in again", async () => {
    const { user } = show({ person: dana });
    await add(user, "Jonah", "Bristow");
    await user.type(screen.getByRole("textbox", { name: "First name" }), "Sofia");
    cleanup();

    const again = show({ person: dana });
    expect(screen.getByRole("list", { name: "Ready to invite" })).toHaveTextContent(
      "Jonah Bristow",
    );
    expect(screen.getByRole("textbox", { name: "First name" })).toHaveValue("Sofia");
    await again.user.click(screen.getByRole("button", { name: "Cancel" }));
    cleanup();

    show({ person: dana });
    expect(screen.queryByRole("list", { name: "Ready to invite" })).toBeNull();
    expect(screen.getByRole("textbox", { name: "First name" })).toHaveValue("");
  });

  it("keeps who was added while the others were being invited, and who was only being typed", async () => {
    const sent = theServerTakes();
    const inviting = held();
    server.use(
      bff.post("/users/{userId}/invite", async ({ response }) => {
        await inviting.until;
        return response(200).json(priya);
      }),
    );
    const { user, onClose } = show();
    await add(user, "Jonah", "Bristow");
    await user.click(screen.getByRole("button", { name: "Invite 1 user" }));
    await waitFor(() => expect(sent.created).toHaveLength(1));

    await add(user, "Sofia", "Kapoor");
    await user.type(screen.getByRole("textbox", { name: "First name" }), "Ben");
    inviting.release();

    expect(await screen.findByText("1 user has been invited")).toBeInTheDocument();
    const list = screen.getByRole("list", { name: "Ready to invite" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(1);
    expect(list).toHaveTextContent("Sofia Kapoor");
    expect(screen.getByRole("textbox", { name: "First name" })).toHaveValue("Ben");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("adds only who is complete: names, an address that fits, metadata (P-V25, P-V26, P-V27, X-17)", async () => {
    const { user } = show();
    const button = screen.getByRole("button", { name: "Add to list" });
    const needed: (string | null)[] = [];
    const type = async (name: string | RegExp, text: string) => {
      await user.type(screen.getByRole("textbox", { name }), text);
      const reason = button.getAttribute("aria-describedby");
      needed.push(reason && (document.getElementById(reason)?.textContent ?? null));
    };

    await type("First name", "Amara");
    await type("Email", "amara@copperfield.co");
    await type("Last name", "Lindqvist");
    await type(/Phone/, "call");
    await user.clear(screen.getByRole("textbox", { name: /Phone/ }));
    await type(/Phone/, "617 555 0100");

    expect(needed).toEqual([
      "Complete these first: Last name and Email.",
      "Complete these first: Last name.",
      null,
      expect.stringMatching(/^Complete these first: .*[Pp]hone.*\.$/),
      null,
    ]);
  });

  it.each([
    { domains: ["copperfield.co"], says: "The email must be at copperfield.co." },
    {
      domains: ["copperfieldcapital.com", "copperfield.co"],
      says: "The email must be at copperfieldcapital.com or copperfield.co.",
    },
  ])("says where an address has to be: $says (P-V23, P-V24)", async ({ domains, says }) => {
    const { user } = show({ domains });

    await user.type(emailBox(), "amara@copperfieldbank.com");
    await user.tab();

    expect(emailBox()).toHaveAccessibleDescription(says);
  });

  it("says what is no address, and who has one already, listed or not (P-V22, P-V28)", async () => {
    const { user } = show();
    const saidOf = async (text: string) => {
      await user.clear(emailBox());
      await user.type(emailBox(), text);
      await user.tab();
      return emailBox().getAttribute("aria-describedby");
    };

    await saidOf("amara@");
    expect(emailBox()).toHaveAccessibleDescription("This is not an email address.");
    await saidOf("PRIYA.RAMAN@copperfield.co");
    expect(emailBox()).toHaveAccessibleDescription(
      "PRIYA.RAMAN@copperfield.co is already used by Priya Raman.",
    );
    await user.clear(emailBox());
    await add(user, "Jonah", "Bristow");
    await saidOf("Jonah@copperfield.co");
    expect(emailBox()).toHaveAccessibleDescription(
      "Jonah@copperfield.co is already used by Jonah Bristow.",
    );
  });

  it("has the default role chosen, and fixed (P-V32, P-E17)", async () => {
    const { user } = show();

    const box = screen.getByRole("checkbox", { name: "Default User" });
    await user.click(box);
    expect(box).toBeChecked();
    expect(box).toHaveAttribute("aria-readonly", "true");
  });

  it("tells what a role lets somebody do (P-U84)", async () => {
    const { user } = show();

    await user.click(screen.getByRole("button", { name: "What Administrator can do" }));

    const popover = await screen.findByRole("dialog", { name: "Administrator can" });
    expect(
      within(popover)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([...["Manage users", "View all data collections", "Create workspaces"]]);
  });

  it("keeps who failed, each with the reason (P-M17, P-M18, P-M19, P-M20, P-T38)", async () => {
    const sent = theServerTakes({
      creating: { "jonah@copperfield.co": 409, "sofia@copperfield.co": 400 },
      invitingFails: true,
    });
    const { user, onClose } = show();
    await add(user, "Jonah", "Bristow");
    await add(user, "Sofia", "Kapoor");
    await add(user, "Amara", "Lindqvist");

    await user.click(screen.getByRole("button", { name: "Invite 3 users" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "There was an error creating/inviting 1 or more new users. Please try again later.",
    );
    const [jonah, sofia, amara] = screen.getAllByRole("listitem");
    expect(jonah).toHaveTextContent(
      "A user with this email address jonah@copperfield.co has already been created",
    );
    expect(sofia).toHaveTextContent("Failed creating user: It can't be done.");
    expect(amara).toHaveTextContent(
      "User was created but could not be invited, please try to reinvite later",
    );
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Invite 3 users" }));
    await waitFor(() => expect(sent.created).toHaveLength(5));
    expect(sent.created.filter(({ firstName }) => firstName === "Amara")).toHaveLength(1);
  });
});

const emailBox = () => screen.getByRole("textbox", { name: "Email" });

interface Shown {
  readonly domains?: readonly string[];
  readonly person?: CurrentUser;
}

function show({ domains = ["copperfield.co"], person }: Shown = {}) {
  const onClose = vi.fn();
  const page = render(
    <ToastProvider>
      <AddUsers
        users={[priya]}
        roles={[defaultRole, administratorRole]}
        settings={[phone]}
        emailDomains={domains}
        onClose={onClose}
      />
    </ToastProvider>,
    person && { person },
  );
  return { ...page, onClose };
}

async function add(user: AtThePage["user"], firstName: string, lastName: string) {
  await user.type(screen.getByRole("textbox", { name: "First name" }), firstName);
  await user.type(screen.getByRole("textbox", { name: "Last name" }), lastName);
  await user.type(emailBox(), `${firstName.toLowerCase()}@copperfield.co`);
  await user.click(screen.getByRole("button", { name: "Add to list" }));
}

interface Created {
  readonly firstName: string;
  readonly emailAddress: string;
  readonly roleIds: readonly string[];
}

function theServerTakes({
  creating = {} as Readonly<Record<string, 400 | 409>>,
  invitingFails = false,
} = {}) {
  const sent = { created: [] as Created[], invited: 0 };
  server.use(
    bff.post("/users", async ({ request, response }) => {
      const body = await request.json();
      sent.created.push(body);
      const status = creating[body.emailAddress];
      if (status !== undefined) return response(status).json(aProblem({ status }));
      return response(200).json(aDetailedUser(sent.created.length, `${body.firstName} Somebody`));
    }),
    bff.post("/users/{userId}/invite", ({ response }) => {
      sent.invited += 1;
      return invitingFails
        ? response(429).json(aProblem({ status: 429 }))
        : response(200).json(priya);
    }),
  );
  return sent;
}
