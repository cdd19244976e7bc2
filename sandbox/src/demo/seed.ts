import { invitedPeople } from "../identity-provider/accounts.ts";
import type { Sandbox } from "../run/start-sandbox.ts";
import { lenderAtWork, shareBooks } from "./people.ts";
import { demoTenants } from "./tenants.ts";

/** Fills an empty sandbox through the portals only. */
export async function seed(
  { addresses, password }: Sandbox,
  say: (what: string) => void,
): Promise<void> {
  say("Collecting the first books, as people would. This takes a minute, once.");

  const [copperfield, harborstone] = demoTenants;
  const [, marcusId = ""] = copperfield?.userIds ?? [];
  const dana = await lenderAtWork(addresses.lender("copperfield"), {
    email: "dana.whitfield@copperfieldcapital.com",
    password,
  });
  const marcus = await lenderAtWork(addresses.lender("copperfield"), {
    email: "marcus.oyelaran@copperfieldcapital.com",
    password,
  });
  const eleanor = await lenderAtWork(addresses.lender("harborstone"), {
    email: "eleanor.prior@harborstone.com",
    password,
  });
  if (!harborstone) throw new Error("There is only one tenant");
  for (const person of invitedPeople) {
    await (person.tenant === harborstone.name ? eleanor : dana).invite(person);
  }

  await marcus.openWorkspace({
    displayName: "Nakamura Precision Tooling",
    engagementCode: "CF-2026-0388",
  });
  await dana.openWorkspace({
    displayName: "Harrow Creek Dental Group",
    engagementCode: "CF-2026-0402",
    users: [marcusId],
  });
  const ortega = await dana.openWorkspace({ displayName: "Ortega Brothers Roofing" });
  const bluestem = await dana.openWorkspace({
    displayName: "Bluestem Bakery Co.",
    engagementCode: "CF-2026-0411",
    users: [marcusId],
  });
  const halloran = await dana.openWorkspace({
    displayName: "Halloran's Steak Houses",
    engagementCode: "CF-2026-0415",
    users: [marcusId],
  });
  const tidewater = await dana.openWorkspace({
    displayName: "Tidewater Marine Supply, Inc.",
    engagementCode: "CF-2026-0418",
    users: [marcusId],
  });
  const harbor = await eleanor.openWorkspace({
    displayName: "Tidewater Marine Supply, Inc.",
    engagementCode: "HS-1042",
  });

  const links = [
    [await dana.askByLink(ortega), "ortega"],
    [
      await dana.askByLink(bluestem, {
        basisOfAccountingPreference: "CashAndAccrual",
      }),
      "bluestem",
    ],
    [await dana.askByLink(halloran), "halloran"],
    [await dana.askByLink(tidewater), "tidewater"],
    [await eleanor.askByLink(harbor, { anonymizeCustomersAndVendors: true }), "tidewater"],
  ] as const;
  for (const [link, company] of links) {
    const { outcome, errorDescription } = await shareBooks(link, company);
    if (outcome === "Error") throw new Error(`${company} can't be collected: ${errorDescription}`);
  }
}
