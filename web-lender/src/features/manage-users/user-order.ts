import { type DetailedUser, type Role, roleNamesOf } from "../../api/users.ts";

export type Column = "name" | "status" | "email" | "lastLogin" | "role";

export interface Order {
  readonly column: Column;
  readonly direction: "ascending" | "descending";
}

/** Administrators first. */
export const usualOrder: Order = { column: "role", direction: "ascending" };

/** The other way round, or by another column: who was last here from the top, words from A. */
export function orderedBy({ column, direction }: Order, chosen: Column): Order {
  if (column === chosen) {
    return { column, direction: direction === "ascending" ? "descending" : "ascending" };
  }
  return { column: chosen, direction: chosen === "lastLogin" ? "descending" : "ascending" };
}

/** The users in that order; among equals, by name. */
export function inOrder(
  users: readonly DetailedUser[],
  roles: readonly Role[],
  { column, direction }: Order,
): readonly DetailedUser[] {
  const sign = direction === "ascending" ? 1 : -1;
  const keyOf = (user: DetailedUser): string => {
    switch (column) {
      case "name":
        return user.displayName;
      case "status":
        return user.status;
      case "email":
        return user.emailAddress;
      case "lastLogin":
        return user.lastLoginTime ?? "";
      case "role":
        return roleNamesOf(user.roleIds, roles).join();
    }
  };

  return users.toSorted(
    (one, other) =>
      keyOf(one).localeCompare(keyOf(other)) * sign ||
      one.displayName.localeCompare(other.displayName),
  );
}
