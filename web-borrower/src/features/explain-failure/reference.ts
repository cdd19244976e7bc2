/** What a person can read out on the phone, and the lender can find again: the start of an id. */
export const referenceOf = (id: string) => `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
