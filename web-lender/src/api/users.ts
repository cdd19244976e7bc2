import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type User = components["schemas"]["User"];
export type DetailedUser = components["schemas"]["DetailedUser"];
export type Role = components["schemas"]["Role"];
export type UserMetadataSetting = components["schemas"]["UserMetadataSetting"];

/** The tenant's people. */
export const users = () => queryOptions(api.queryOptions("get", "/users"));

/** Everybody there has ever been, for who manages users. */
export const detailedUsers = () => queryOptions(api.queryOptions("get", "/detailedUsers"));

/** What somebody can be. */
export const roles = () => queryOptions(api.queryOptions("get", "/roles"));

/** Where users' addresses may be. */
export const emailDomains = () => queryOptions(api.queryOptions("get", "/tenant/emaildomains"));

/** What the tenant wants to know of its users. */
export const userMetadataSettings = () =>
  queryOptions(api.queryOptions("get", "/tenant/usermetadatasettings"));

/** What somebody is: the default role goes without saying where there is another. */
export function roleNamesOf(roleIds: readonly string[], roles: readonly Role[]): Role["name"][] {
  const held = roles.filter(({ id }) => roleIds.includes(id));
  const special = held.filter(({ tags }) => !tags.includes("default"));
  return (special.length > 0 ? special : held).map(({ name }) => name);
}
