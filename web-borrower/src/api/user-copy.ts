import { queryOptions } from "@tanstack/react-query";
import type { components } from "@tieout/openapi/borrower";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "./client.ts";

export type UserCopy = components["schemas"]["UserCopy"];

export interface UserCopyKey {
  readonly secret: string;
  readonly workspaceId: string;
  readonly financialRecordId: string;
}

/** Also sets what the browser needs for the download. */
export const userCopy = (key: UserCopyKey) =>
  queryOptions<UserCopy, Problem>({
    queryKey: ["user-copy", key.secret, key.workspaceId, key.financialRecordId],
    queryFn: async ({ signal }) =>
      answerOf(client.POST("/usercopies/open", { body: { ...key }, signal })),
    retry: false,
  });

export const userCopyAddress = ({ workspaceId, financialRecordId }: UserCopyKey) =>
  `/api/${workspaceId}/financialrecords/${financialRecordId}/customerdata`;
