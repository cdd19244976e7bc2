import { demoTenants } from "../demo/tenants.ts";
import { invitedPeople, standardPeople } from "../identity-provider/index.ts";
import type { Sandbox } from "./start-sandbox.ts";

/** What somebody who has just started the sandbox wants to know. */
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
