export interface Addresses {
  readonly lender: (tenant: string) => string;
  readonly borrower: (tenant: string) => string;
  readonly callback: string;
}

/** `*.localhost` is this machine in every browser; borrowers have their own hosts (D-61). */
export function addressesAt(ports: {
  readonly lender: number;
  readonly borrower: number;
}): Addresses {
  return {
    lender: (tenant) => `http://${tenant}.localhost:${ports.lender}`,
    borrower: (tenant) => `http://share.${tenant}.localhost:${ports.borrower}`,
    callback: `http://callback.localhost:${ports.lender}`,
  };
}
