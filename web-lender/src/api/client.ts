import { useMutation } from "@tanstack/react-query";
import type { Client } from "openapi-fetch";
import type { OpenapiQueryClient } from "openapi-react-query";
import type { Contract } from "./contract.ts";
import { type CallParts, send } from "./send.ts";

/**
 * The lender's BFF, called directly: for steps that are neither a query nor a mutation of a page. Paths, inputs
 * and answers are openapi-fetch's reading of the contract; its own code stays out of the first load, as it also
 * writes parameters in every style that OpenAPI knows, and ours are all plain.
 */
export const client = {
  GET: (path: string, parts?: CallParts) => send("GET", path, parts),
  POST: (path: string, parts?: CallParts) => send("POST", path, parts),
  PUT: (path: string, parts?: CallParts) => send("PUT", path, parts),
  PATCH: (path: string, parts?: CallParts) => send("PATCH", path, parts),
  DELETE: (path: string, parts?: CallParts) => send("DELETE", path, parts),
  // The types hold each call to the contract; what travels is the same for all of them.
} as Pick<Client<Contract>, "GET" | "POST" | "PUT" | "PATCH" | "DELETE">;

/** The lender's BFF, as queries and mutations. */
export const api = {
  queryOptions: (method: string, path: string, parts?: CallParts, options?: object) => ({
    queryKey: parts === undefined ? [method, path] : [method, path, parts],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      answered(method, path, { signal, ...parts }),
    ...options,
  }),
  useMutation: (method: string, path: string, options?: object) =>
    useMutation({
      mutationKey: [method, path],
      mutationFn: (parts?: CallParts) => answered(method, path, parts),
      ...options,
    }),
  // Typed by openapi-react-query, as the client is by openapi-fetch.
} as unknown as Pick<OpenapiQueryClient<Contract>, "queryOptions" | "useMutation">;

/** The answer's body, or `null` where there is none. Throws the problem. */
async function answered(method: string, path: string, parts?: CallParts): Promise<unknown> {
  const { data, error } = await send(method.toUpperCase(), path, parts);
  if (error) throw error;
  return data ?? null;
}
