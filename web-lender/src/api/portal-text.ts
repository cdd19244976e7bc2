import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

/** In which language, and how the browser says it: "en" and "en-GB". */
export interface TextLanguage {
  readonly languageCode: string;
  readonly locale: string;
}

/** What the login page says, in the tenant's words or in ours. */
export const loginText = (language: TextLanguage) =>
  queryOptions({
    ...api.queryOptions("post", "/tenant/portallogintext", { body: language }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What is said where a session ended. */
export const timeoutText = (language: TextLanguage) =>
  queryOptions({
    ...api.queryOptions("post", "/tenant/portaltimeouttext", { body: language }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
