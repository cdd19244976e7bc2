import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/lender";
import { api } from "./client.ts";

export type User = components["schemas"]["User"];
export type DetailedUser = components["schemas"]["DetailedUser"];
export type Role = components["schemas"]["Role"];
export type UserMetadataSetting = components["schemas"]["UserMetadataSetting"];

export const users = () => queryOptions(api.queryOptions("get", "/users"));

/** Former users included, for user managers. */
export const detailedUsers = () => queryOptions(api.queryOptions("get", "/detailedUsers"));

export const roles = () => queryOptions(api.queryOptions("get", "/roles"));

export const emailDomains = () => queryOptions(api.queryOptions("get", "/tenant/emaildomains"));

export const userMetadataSettings = () =>
  queryOptions(api.queryOptions("get", "/tenant/usermetadatasettings"));

/** The default role is left out where there is another. */
export function roleNamesOf(roleIds: readonly string[], roles: readonly Role[]): Role["name"][] {
  const held = roles.filter(({ id }) => roleIds.includes(id));
  const special = held.filter(({ tags }) => !tags.includes("default"));
  return (special.length > 0 ? special : held).map(({ name }) => name);
}
