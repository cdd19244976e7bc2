import type { Visitor } from "@tieout/server/http";
import type { Services } from "../../operation.ts";

/**
 * Tells the operator why an identity provider was of no use: people only read that they can't sign in. Of
 * what was thrown only names and codes are told, for the rest may hold codes and tokens.
 */
export function warnOfProvider(
  { warn, caller: { tenantId } }: Pick<Services, "warn"> & { readonly caller: Visitor },
  { issuer }: { readonly issuer: string },
  thrown: unknown,
): void {
  const { name, code, error } = Object(thrown) as Readonly<Record<string, unknown>>;
  warn({ tenantId, issuer, name, code, error }, "the identity provider was of no use");
}
