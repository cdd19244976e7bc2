import { refuseInTransaction } from "../outside-transactions.ts";

/** Makes `fetch` refuse inside a transaction. Returns a function that undoes it. */
export function guardFetch(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (...asked) => {
    refuseInTransaction("A request");
    return fetch(...asked);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
