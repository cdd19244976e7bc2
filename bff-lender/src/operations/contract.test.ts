import { accountingPackages, fileUpload } from "@tieout/core/tenant/packages";
import contract from "@tieout/openapi/lender.json" with { type: "json" };
import { unbounded } from "@tieout/server/http/testing/unbounded";
import { describe, expect, it } from "vitest";

describe("the contract", () => {
  it("marks as ours what the specifications need and show no path of (X-13)", () => {
    const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
    const ours = operations.flatMap((operation) =>
      "x-ours" in operation ? [operation.operationId] : [],
    );

    expect(ours).toEqual(
      expect.arrayContaining([
        "getSession",
        "refreshSession",
        "getTenantSettings",
        "addNotificationRecipient",
        "removeNotificationRecipient",
      ]),
    );
  });

  it("names every package that can be chosen, and files", () => {
    const choosable = [...accountingPackages, fileUpload].filter(({ selectable }) => selectable);

    expect(contract.components.schemas.AccountingPackage.enum).toEqual(
      choosable.map(({ id }) => id),
    );
  });

  it("has an end for whatever comes in", () => {
    expect(unbounded(contract)).toEqual([]);
  });
});
