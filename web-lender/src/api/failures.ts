import type { Problem } from "@tieout/web-portal/answer";

/** What happens with every failed call, before whoever made it is told. `call` is its path in the contract. */
type FailureHandler = (problem: Problem, call: string) => void;

const handlers = new Set<FailureHandler>();

/** Runs the handler for every failed call until what is given back is called. The call throws either way. */
export function onFailure(handler: FailureHandler): () => void {
  handlers.add(handler);
  return () => {
    handlers.delete(handler);
  };
}

export function tellFailure(problem: Problem, call: string): void {
  for (const handle of handlers) handle(problem, call);
}
