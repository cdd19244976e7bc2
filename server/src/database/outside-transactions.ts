import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Does some work that knows that a transaction is open around it. */
export async function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction = { isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    // What the work has left running isn't inside any more.
    transaction.isOpen = false;
  }
}

/**
 * Throws where a transaction is open around the caller: a slow bucket or mail server would keep its rows locked
 * (D-23). Tests hold storage, mail and packages to it.
 */
export function refuseInTransaction(what: string): void {
  if (current.getStore()?.isOpen) throw new Error(`${what} is waited for inside a transaction`);
}
