/**
 * What a failure is called on the telephone: `134E-2BF7`, the start of an id. A borrower's page and a lender's
 * mail say the same one.
 */
export const referenceOf = (id: string): string =>
  `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
