import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

/** The language and the browser's locale of it: "en" and "en-GB". */
export interface TextLanguage {
  readonly languageCode: string;
  readonly locale: string;
}

export const loginText = (language: TextLanguage) =>
  queryOptions({
    ...api.queryOptions("post", "/tenant/portallogintext", { body: language }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const timeoutText = (language: TextLanguage) =>
  queryOptions({
    ...api.queryOptions("post", "/tenant/portaltimeouttext", { body: language }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
