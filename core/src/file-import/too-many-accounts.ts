/** Twenty times what the largest groups of companies have: beyond it, something else was taken for an account. */
export const mostAccounts = 200_000;

/** A file has more accounts than books have. */
export class TooManyAccounts extends Error {
  override readonly name = "TooManyAccounts";

  constructor() {
    super(`There are more than ${mostAccounts} accounts`);
  }
}
