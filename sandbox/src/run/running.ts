import { demoTenants } from "../demo/tenants.ts";
import { invitedPeople, standardPeople } from "../identity-provider/accounts.ts";
import type { Sandbox } from "./start-sandbox.ts";

/** Addresses that journeys and measurements read from the sandbox's folder. */
export interface Running {
  readonly lender: Readonly<Record<string, string>>;
  readonly borrower: Readonly<Record<string, string>>;
  readonly issuer: string;
  readonly dex: string;
  readonly inbox: string;
  readonly quickBooksDesktop: string;
  readonly password: string;
  readonly pids: { readonly sandbox: number };
}

/** Written when the sandbox is ready, deleted while it starts. */
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

/** An operator's environment, for `npm run tenant`. Its pid tells whether it's current. */
export const operatorFile = "operator.json";

export const operatorOf = ({ operator }: Sandbox) => ({ pid: process.pid, environment: operator });

export function tableOf(
  { addresses, issuer, dex, inbox, quickBooksDesktop, password }: Sandbox,
  seconds: number,
) {
  const rows = [
    ...demoTenants.flatMap(({ name, visibleName }) => [
      [`${visibleName}, for lenders`, addresses.lender(name)],
      [`${visibleName}, for borrowers`, `${addresses.borrower(name)} (by a link)`],
      ...standardPeople
        .filter(({ tenant }) => tenant === name)
        .map(({ givenName, familyName, email }, index) => [
          `  ${givenName} ${familyName}, ${index === 0 ? "administrator" : "default user"}`,
          email,
        ]),
      ...invitedPeople
        .filter(({ tenant }) => tenant === name)
        .map(({ givenName, familyName, email }) => [
          `  ${givenName} ${familyName}, invited: accept it in the inbox`,
          email,
        ]),
    ]),
    ["Everybody's password", password],
    ["Identity provider", issuer],
    ["DEX, the demo accounting system", dex],
    ["Stand-in for QuickBooks Desktop", quickBooksDesktop],
    ["Inbox", inbox],
  ];
  const width = Math.max(...rows.map(([what = ""]) => what.length));
  const lines = rows.map(([what = "", where = ""]) => `  ${what.padEnd(width)}  ${where}`);
  return [
    "",
    `Ready after ${seconds.toFixed(1)} s. Ctrl-C stops everything.`,
    "",
    ...lines,
    "",
  ].join("\n");
}
