import type { Person } from "./accounts.ts";

/** Who has an account from the start: an administrator and a default user of each tenant. */
export const standardPeople: readonly Person[] = [
  {
    tenant: "copperfield",
    email: "dana.whitfield@copperfieldcapital.com",
    givenName: "Dana",
    familyName: "Whitfield",
    zoneinfo: "America/New_York",
  },
  {
    tenant: "copperfield",
    email: "marcus.oyelaran@copperfieldcapital.com",
    givenName: "Marcus",
    familyName: "Oyelaran",
    zoneinfo: "America/Chicago",
  },
  {
    tenant: "harborstone",
    email: "eleanor.prior@harborstone.com",
    givenName: "Eleanor",
    familyName: "Prior",
    zoneinfo: "America/New_York",
  },
  {
    tenant: "harborstone",
    email: "tomas.lindqvist@harborstone.com",
    givenName: "Tomás",
    familyName: "Lindqvist",
    zoneinfo: "America/Los_Angeles",
  },
];

/** Who was invited and hasn't signed up yet. */
export const invitedPeople: readonly Person[] = [
  {
    tenant: "copperfield",
    email: "priya.raman@copperfieldcapital.com",
    givenName: "Priya",
    familyName: "Raman",
    zoneinfo: "America/New_York",
  },
  {
    tenant: "harborstone",
    email: "noor.haddad@harborstone.com",
    givenName: "Noor",
    familyName: "Haddad",
    zoneinfo: "Europe/Paris",
  },
];
