import { packageFacts as factsOfAll, type PackageFacts } from "@tieout/core/tenant/package-facts";
import type { components } from "@tieout/openapi/borrower";

export type AccountingPackage = components["schemas"]["AccountingPackage"];

/** What core knows of each package of the contract; one that it doesn't know doesn't compile. */
export const packageFacts: Readonly<Record<AccountingPackage, PackageFacts>> = factsOfAll;
