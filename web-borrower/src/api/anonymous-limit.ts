import { queryOptions } from "@tanstack/react-query";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { client } from "./client.ts";
import type { CollectionLimit } from "./request.ts";

/** Whether the lender can take in one more, before whoever comes by the standing address says who they are. */
export const anonymousLimit = () =>
  queryOptions<CollectionLimit, Problem>({
    queryKey: ["anonymous-limit"],
    queryFn: async ({ signal }) => answerOf(client.GET("/tenant/anonymouslimit", { signal })),
    retry: false,
  });
