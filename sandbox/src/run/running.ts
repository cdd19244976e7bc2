import { demoTenants } from "../demo/tenants.ts";
import type { Sandbox } from "./start-sandbox.ts";

/** Where everybody is, for programs: journeys and measurements read it from the sandbox's folder. */
export interface Running {
  /** By tenant. */
  readonly lender: Readonly<Record<string, string>>;
  readonly borrower: Readonly<Record<string, string>>;
  readonly issuer: string;
  readonly dex: string;
  readonly inbox: string;
  readonly quickBooksDesktop: string;
  readonly password: string;
  readonly pids: { readonly sandbox: number };
}

/** Written when the sandbox is ready, and gone while it starts. */
export const runningFile = "running.json";

export function whereIs({
  addresses,
  issuer,
  dex,
  inbox,
  quickBooksDesktop,
  password,
}: Sandbox): Running {
  const each = (originOf: (tenant: string) => string) =>
    Object.fromEntries(demoTenants.map(({ name }) => [name, originOf(name)]));
  return {
    lender: each(addresses.lender),
    borrower: each(addresses.borrower),
    issuer,
    dex,
    inbox,
    quickBooksDesktop,
    password,
    pids: { sandbox: process.pid },
  };
}

/** For `npm run tenant`: what an operator's environment has. Its pid says whether it still holds. */
export const operatorFile = "operator.json";

export const operatorOf = ({ operator }: Sandbox) => ({ pid: process.pid, environment: operator });
