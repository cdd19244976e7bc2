import { screen } from "@testing-library/react";
import { ToastProvider } from "@tieout/ui-kit";
import type { CurrentUser } from "../api/session.ts";
import { ManageUsers } from "../features/manage-users/manage-users.tsx";
import { aDetailedUser, administratorRole, defaultRole } from "./a-user.ts";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";

const nothing = { edit: true, changeRoles: false, delete: false, reinvite: false };
export const dana = aDetailedUser(0, "Dana Whitfield", {
  roleIds: [administratorRole.id, defaultRole.id],
  may: nothing,
});
export const marcus = aDetailedUser(1, "Marcus Oyelaran", {
  metadata: [{ name: "phone", value: "617 555 0100", type: "phone" }],
});
const reinvitable = { edit: true, changeRoles: true, delete: true, reinvite: true };
export const grace = newcomer(2, "Grace Abernathy", "Invited");
export const luis = newcomer(3, "Luis Navarro", "PendingInvite");
export const ingrid = aDetailedUser(4, "Ingrid Dahl", {
  status: "Deleted",
  may: { edit: false, changeRoles: false, delete: false, reinvite: false },
});

/** As Dana; pass `person` where her own row matters. */
export async function showPeople(person?: CurrentUser) {
  server.use(
    bff.get("/detailedUsers", ({ response }) =>
      response(200).json([dana, marcus, grace, luis, ingrid]),
    ),
    bff.get("/roles", ({ response }) => response(200).json([defaultRole, administratorRole])),
    bff.get("/tenant/emaildomains", ({ response }) => response(200).json(["copperfield.co"])),
    bff.get("/tenant/usermetadatasettings", ({ response }) =>
      response(200).json([{ name: "phone", label: "Phone", placeholder: "", type: "phone" }]),
    ),
  );
  const page = render(
    <ToastProvider>
      <ManageUsers ownId={dana.id} />
    </ToastProvider>,
    person && { person },
  );
  // Rendered but hidden behind an open dialog.
  await screen.findByRole("table", { name: "User management", hidden: true });
  return page;
}

/** Never logged in. */
function newcomer(number: number, name: string, status: "Invited" | "PendingInvite") {
  const { lastLoginTime: _, ...user } = aDetailedUser(number, name, { status, may: reinvitable });
  return user;
}
