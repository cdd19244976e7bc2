import { roleIds } from "@tieout/server/database/tenant/provision";
import { builtAt } from "@tieout/server/database/testing/tenant";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";

export const amara = {
  firstName: "Amara",
  lastName: "Lindqvist",
  displayName: "Amara Lindqvist",
  emailAddress: "amara@copperfieldcapital.com",
  roleIds: [roleIds.defaultUser],
};

export const wants = (tenant: HostedTenant, { name, type }: { name: string; type: string }) =>
  tenant.tx((db) =>
    db("userMetadataSettings").insert({
      tenantId: tenant.id,
      name,
      type,
      placeholder: "as on the card",
      label: name.replace(/^./, (first) => first.toUpperCase()),
    }),
  );

export const auditOf = ({ tx }: HostedTenant): Promise<string[]> =>
  tx((db) =>
    db("auditEvents")
      .where({ at: builtAt })
      .whereNot({ action: "access-denied" })
      .orderBy("action")
      .pluck("action"),
  );
