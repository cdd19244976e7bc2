import {
  parseRetention,
  type RetentionPolicy,
  suggestedRetention,
  writeRetention,
} from "@tieout/core/retention";
import { findRetentionPolicy } from "@tieout/server/database/tenant/retention-policy";
import { withTenant } from "@tieout/server/database/with-tenant";
import { chooseRetention } from "@tieout/services/tenants/tenants";
import { Refused, type TenantCommand } from "../command.ts";

export const retention: TenantCommand = {
  about: "tenant",
  usage: "<tenant> [<count> days|months|years]",
  help: "Says how long collections are kept, or chooses it; whose time is over then goes in a week.",
  run: async ({ operator, say }, { words }, tenantId) => {
    if (words.length > 0) {
      const policy = retentionOf(words.join(" "));
      const collections = await chooseRetention(operator, tenantId, policy);
      say(`Reckoned anew: ${collections} collections`);
    }
    const policy = await withTenant(operator.pool, tenantId, findRetentionPolicy);
    say(policy ? `Collections are kept for ${writeRetention(policy)}` : "Nothing is chosen");
  },
};

export function retentionOf(written: string): RetentionPolicy {
  const policy = parseRetention(written);
  if (policy) return policy;
  const suggested = writeRetention(suggestedRetention);
  throw new Refused(`${written} is no time to keep things for, as ${suggested} is`);
}
