import { queryOptions } from "@tanstack/react-query";
import { languageOf, regionOf } from "@tieout/core/language";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { fetchWithin, packagePatience } from "@tieout/web-portal/patience";
import { client } from "./client.ts";

export type Receipt = components["schemas"]["Receipt"];

export interface ReceiptPath {
  readonly workspaceId: string;
  readonly submissionId: string;
}

const base = "/{workspaceId}/Submissions/{submissionId}/receipt";

export const receiptKey = ({ workspaceId, submissionId }: ReceiptPath) =>
  ["receipt", workspaceId, submissionId] as const;

/** A visitor from a mail opens it with the mail's secret first. */
export const receipt = ({ workspaceId, submissionId }: ReceiptPath, secret: string | undefined) =>
  queryOptions<Receipt, Problem>({
    queryKey: receiptKey({ workspaceId, submissionId }),
    queryFn: async ({ signal }) => {
      const path = { workspaceId, submissionId };
      const bySession = () => client.GET(base, { params: { path }, signal });
      if (secret === undefined) return answerOf(bySession());
      const opened = await client.POST("/receipts/open", { body: { secret, ...path }, signal });
      // The secret may belong to another page: a link, or an address confirmation.
      return answerOf(opened.error?.status === 404 ? bySession() : Promise.resolve(opened));
    },
    retry: false,
  });

type ReceiptChange = "endaccess" | "withdrawal";

/** Returns the receipt as it is afterwards. */
export async function changeReceipt(
  { workspaceId, submissionId }: ReceiptPath,
  change: ReceiptChange,
): Promise<Receipt> {
  const call = {
    params: { path: { workspaceId, submissionId } },
    // The server revokes access at the package during this call.
    fetch: fetchWithin(packagePatience),
  };
  return change === "endaccess"
    ? answerOf(client.POST(`${base}/endaccess`, call))
    : answerOf(client.POST(`${base}/withdrawal`, call));
}

/** Ends one of the permissions on a receipt. Returns the receipt as it is afterwards. */
export const endPermission = (path: ReceiptPath, permissionId: string): Promise<Receipt> =>
  answerOf(
    client.POST(`${base}/permissions/{permissionId}/end`, {
      params: { path: { ...path, permissionId } },
      fetch: fetchWithin(packagePatience),
    }),
  );

/** In the page's language and region, and the reader's time zone. */
export function receiptFileAddress(
  { workspaceId, submissionId }: ReceiptPath,
  locale: string,
): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const region = regionOf(locale);
  const query = new URLSearchParams({
    ...{ language: languageOf(locale), timeZone },
    ...(region !== undefined && { region }),
  });
  return `/api/${workspaceId}/Submissions/${submissionId}/receipt/file?${query}`;
}

export const receiptPage = ({ workspaceId, submissionId }: ReceiptPath): string =>
  `/receipt?${new URLSearchParams({ workspaceId, submissionId })}`;

/** Where what the lender asks for beyond what was allowed is answered. */
export const allowPage = ({ workspaceId, submissionId }: ReceiptPath): string =>
  `/allow?${new URLSearchParams({ workspaceId, submissionId })}`;
