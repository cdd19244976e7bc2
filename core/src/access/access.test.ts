import { describe, expect, it } from "vitest";
import { capabilitiesOf, workspaceAccess, workspaceCapabilitiesOf } from "./access.ts";

describe("capabilitiesOf", () => {
  it("lets everybody create workspaces, and administrators look after the tenant (P-C1, P-C11, X-23)", () => {
    expect(capabilitiesOf(["Default User"])).toEqual(["CanCreateWorkspace"]);
    expect(capabilitiesOf(["Administrator", "Default User"])).toEqual([
      "CanManageUsers",
      "CanViewGlobalSubmissions",
      "CanCreateWorkspace",
      "CanManageWorkspaceUsers",
      "CanManageTenantAdministrativeNotificationSettings",
      "CanDeleteFinancialStatementTemplate",
    ]);
    expect(capabilitiesOf([])).toEqual([]);
  });
});

describe("workspaceCapabilitiesOf", () => {
  it("shows figures to members only, administrators too (X-23)", () => {
    expect(workspaceCapabilitiesOf({ roles: ["Administrator"], member: false })).toEqual([
      "CanManageWorkspaceUsers",
    ]);
    expect(workspaceCapabilitiesOf({ roles: ["Default User"], member: false })).toEqual([]);
    expect(workspaceCapabilitiesOf({ roles: ["Default User"], member: true })).toContain(
      "CanViewWorkspace",
    );
  });

  it("lets nobody in who has no role left, member or not", () => {
    expect(workspaceCapabilitiesOf({ roles: [], member: true })).toEqual([]);
  });
});

describe("workspaceAccess", () => {
  it("offers what somebody without access can do", () => {
    expect([
      workspaceAccess({ roles: ["Default User"], member: true }),
      workspaceAccess({ roles: ["Administrator"], member: false }),
      workspaceAccess({ roles: ["Default User"], member: false }),
    ]).toEqual(["open", "add-yourself", "request-access"]);
  });
});
