import type { components } from "@tieout/openapi/lender";

type Schemas = components["schemas"];

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const defaultRole: Schemas["Role"] = {
  ...{ id: id(5), name: "Default User", tags: ["default"] },
  capabilities: ["CanCreateWorkspace"],
};

export const administratorRole: Schemas["Role"] = {
  ...{ id: id(6), name: "Administrator", tags: [] },
  capabilities: ["CanManageUsers", "CanViewGlobalSubmissions", "CanCreateWorkspace"],
};

/** An active default user, as a user manager sees them. */
export const aDetailedUser = (
  number: number,
  displayName: string,
  over: Partial<Schemas["DetailedUser"]> = {},
): Schemas["DetailedUser"] => {
  const [firstName = "", lastName = ""] = displayName.split(" ");
  return {
    ...{ id: id(900 + number), firstName, lastName, displayName },
    emailAddress: `${displayName.toLowerCase().replaceAll(" ", ".")}@copperfield.co`,
    ...{ status: "Active", roleIds: [defaultRole.id], resourceRoles: [], version: 3 },
    ...{ userCapabilities: [], metadata: [] },
    lastLoginTime: "2024-03-05T15:00:00Z",
    may: { edit: true, changeRoles: true, delete: true, reinvite: false },
    ...over,
  };
};
