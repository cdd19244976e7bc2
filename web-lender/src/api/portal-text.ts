import { queryOptions } from "@tanstack/react-query";
import { api } from "./client.ts";

/** In which language, and how the browser says it: "en" and "en-GB". */
export interface Spoken {
  readonly languageCode: string;
  readonly locale: string;
}

/** What the login page says, in the tenant's words or in ours. */
export const loginText = (spoken: Spoken) =>
  queryOptions({
    ...api.queryOptions("post", "/tenant/portallogintext", { body: spoken }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** What is said where a session ended. */
export const timeoutText = (spoken: Spoken) =>
  queryOptions({
    ...api.queryOptions("post", "/tenant/portaltimeouttext", { body: spoken }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
