import type { Tokens } from "../connector.ts";
import type { OpenCompany } from "./company.ts";

/** Nobody gives us tokens, as it's Web Connector who calls: a connection keeps which company it's of. */
export function tokensOfCompany(company: OpenCompany): Tokens {
  return { access: JSON.stringify(company), accessExpiresAt: "9999-12-31T23:59:59.000Z" };
}

/** What `tokensOfCompany` has made; nothing else is ever sealed for a connection of this kind. */
export const storedCompanyOf = (access: string) => JSON.parse(access) as OpenCompany;
