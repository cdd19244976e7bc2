import type { Connection } from "../../api/connections.ts";
import type { AccountingPackage } from "../../messages/packages.ts";

/** Where the books are read from: a connection that stands, one that is about to be made, or a file. */
export type BooksChoice = ConnectionChoice | { readonly kind: "file" };

/** A connection that stands, or one that is about to be made. */
export type ConnectionChoice =
  | { readonly kind: "existing"; readonly connection: Connection }
  | { readonly kind: "relink"; readonly connection: Connection }
  | { readonly kind: "new"; readonly accountingPackage: AccountingPackage };

/** The package that somebody has to sign in to. */
export function packageOf(choice: ConnectionChoice): AccountingPackage {
  return choice.kind === "new" ? choice.accountingPackage : choice.connection.datasourceNameId;
}

/** A connection that no longer works is connected again, under the same id. */
export const choiceOf = (connection: Connection): ConnectionChoice => ({
  kind: connection.state === "Connected" ? "existing" : "relink",
  connection,
});
