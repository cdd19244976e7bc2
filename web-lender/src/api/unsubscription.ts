import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

/** What a mail's link is about, and whether it still brings mail. */
export const unsubscription = (unsubscribeToken: string) =>
  queryOptions({
    ...api.queryOptions("post", "/notifications/unsubscriptions", { body: { unsubscribeToken } }),
    retry: false,
  });
