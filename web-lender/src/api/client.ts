import type { paths } from "@tieout/openapi/lender";
import type { Writable } from "@tieout/openapi/writable";
import { type BusyEntry, type BusyState, begun, ended, idle } from "@tieout/ui-kit/busy-state";
import type { Problem } from "@tieout/web-portal/answer";
import { createPortalClient, headersOfRequest } from "@tieout/web-portal/client";
import { preferredLanguage } from "@tieout/web-portal/language";
import { callPatience, fetchWithin, packagePatience } from "@tieout/web-portal/patience";
import type { Middleware } from "openapi-fetch";
import createQueryClient from "openapi-react-query";
import { useSyncExternalStore } from "react";
import { formatFirstMessage } from "../messages/load-catalogue.ts";
import { fallbackOf, problemOfReply } from "./problem.ts";

export const headers = () => headersOfRequest(preferredLanguage());

const read = fetchWithin(callPatience);
/** Some writes ask an accounting package. */
const write = fetchWithin(packagePatience);

/** For steps that are neither a query nor a mutation of a page. */
export const client = createPortalClient<Contract>({
  cache: "no-cache",
  fetch: (request) => (request.method === "GET" ? read(request) : write(request)),
  headers,
  problemOf: async ({ status, body }, call) => {
    const problem = problemOfReply(status, body);
    const description = problem.description || (await formatFirstMessage(fallbackOf(problem)));
    const error = { ...problem, description };
    tellFailure(error, call);
    return error;
  },
});

/** Every PATCH of the contract is a JSON Patch (P-A5). */
const jsonPatch: Middleware = {
  onRequest: ({ request }) => {
    if (request.method === "PATCH")
      request.headers.set("Content-Type", "application/json-patch+json");
  },
};

const running = new Map<string, (outcome: string) => void>();

/** For the progress bar and fault reports. */
const progress: Middleware = {
  onRequest: ({ request, id }) => {
    running.set(id, beginCall(`${request.method} ${new URL(request.url).pathname}`));
  },
  onError: ({ id }) => end(id, "unreachable"),
  onResponse: ({ response, id }) => end(id, String(response.status)),
};

function end(id: string, outcome: string): void {
  running.get(id)?.(outcome);
  running.delete(id);
}

// Responses go through from the last to the first.
client.use(jsonPatch, progress);

/** The same calls as queries and mutations. They throw the `Problem`. */
export const api = createQueryClient(client);

export type Contract = Writable<paths>;

/** Runs before the caller is told. `call` is its path in the contract. */
type FailureHandler = (problem: Problem, call: string) => void;

const handlers = new Set<FailureHandler>();

/** Returns an unsubscribe function. The call throws either way. */
export function onFailure(handler: FailureHandler): () => void {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}

export function tellFailure(problem: Problem, call: string): void {
  for (const handle of handlers) handle(problem, call);
}

let state: BusyState = idle;
const watchers = new Set<() => void>();

/** Returns a function that ends the count. */
export function beginCall(what: string): (outcome: string) => void {
  const began = Date.now();
  change(begun(state));
  return (outcome) => {
    const entry = { what, outcome, milliseconds: Date.now() - began };
    change(ended(state, entry));
  };
}

/** For fault reports. */
export const latestCalls = (): readonly BusyEntry[] => state.history;

export const useIsBusy = () => useSyncExternalStore(watch, () => state.count > 0);

function change(next: BusyState) {
  state = next;
  // A page starts calls while React renders, when no other component may be set.
  queueMicrotask(() => {
    for (const tell of watchers) tell();
  });
}

function watch(tell: () => void) {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
