import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { uploadFile } from "./uploads.ts";
import { type LinkVisitor, visit } from "./visitors.ts";

/** Two accounts that balance. */
export const books = Buffer.from("Account,Name,Debit,Credit\n1000,Cash,1.00,\n3000,Equity,,1.00\n");

/** A visitor of a lender who takes books as a file. */
export async function aBooksVisitor(tenant: HostedTenant): Promise<LinkVisitor> {
  const accountingPackages = ["example", "fileupload"];
  await tenant.tx((db) => db("tenantSettings").update({ accountingPackages }));
  return visit(tenant);
}

/** A small trial balance, uploaded. */
export async function aBooksFile(url: string, tenant: HostedTenant) {
  const visitor = await aBooksVisitor(tenant);
  const { body } = await uploadBooks(url, visitor, books, "a.csv");
  const path = { workspaceId: visitor.workspaceId, fileImportId: String(body.id) };
  return { visitor, path };
}

export const booksAddress = (url: string, { workspaceId }: LinkVisitor) =>
  `${url}/api/Workspaces/${workspaceId}/fileimports`;

export const uploadBooks = (
  url: string,
  visitor: LinkVisitor,
  content: Buffer,
  name: string,
  headers: Readonly<Record<string, string>> = {},
) => uploadFile({ address: booksAddress(url, visitor), visitor, content, name, headers });
