import { refuseInTransaction } from "../outside-transactions.ts";

/** From here on `fetch` refuses to be waited for inside a transaction. Gives what takes that back. */
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
