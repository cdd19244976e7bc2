import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs work marked as inside a transaction. */
export async function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const transaction = { isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    // Work left running is no longer inside.
    transaction.isOpen = false;
  }
}

/** Throws inside a transaction: a slow bucket or mail server would hold its locks (D-23). Tests check I/O with it. */
export function refuseInTransaction(what: string): void {
  if (current.getStore()?.isOpen) throw new Error(`${what} is waited for inside a transaction`);
}
