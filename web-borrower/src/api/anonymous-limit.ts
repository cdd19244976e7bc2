import { queryOptions } from "@tanstack/react-query";
import { answer, client, type Problem } from "./client.ts";
import type { CollectionLimit } from "./request.ts";

/** Whether the lender can take in one more, before whoever comes by the standing address says who they are. */
export const anonymousLimit = () =>
  queryOptions<CollectionLimit, Problem>({
    queryKey: ["anonymous-limit"],
    queryFn: async ({ signal }) => answer(await client.GET("/tenant/anonymouslimit", { signal })),
    retry: false,
  });
