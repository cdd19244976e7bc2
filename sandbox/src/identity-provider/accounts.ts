import { createHash, randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import { openDisk } from "../disk/disk.ts";

/** Somebody who may not have an account yet: invited people. */
export interface Person {
  /** A client sees only its own tenant's people. */
  readonly tenant: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Their browser's time zone, such as `America/New_York`. */
  readonly zoneinfo: string;
}

export interface Account extends Person {
  /** The subject: stable and opaque. */
  readonly id: string;
  readonly emailVerified: boolean;
  readonly locale: string;
  readonly passwordHash: string;
}

interface State {
  readonly accounts: Record<string, Account>;
}

export type Accounts = ReturnType<typeof openAccounts>;

/** Accounts on disk. `everyone` is created at the first start, with one known password. */
export function openAccounts(
  file: string | undefined,
  everyone: readonly Person[],
  password: string,
) {
  const disk = openDisk<State>(file, { accounts: {} });
  const { accounts } = disk.state;
  const find = (tenant: string, email: string): Account | undefined =>
    accounts[subjectOf(tenant, email)];
  const create = (
    person: Person,
    chosen: { readonly password: string; readonly emailVerified: boolean; readonly locale: string },
  ): Account => {
    const id = subjectOf(person.tenant, person.email);
    const account = {
      ...person,
      id,
      emailVerified: chosen.emailVerified,
      locale: chosen.locale,
      passwordHash: hashOf(chosen.password, randomBytes(16)),
    };
    accounts[id] = account;
    disk.save();
    return account;
  };
  for (const person of everyone) {
    if (!find(person.tenant, person.email)) {
      create(person, { password, emailVerified: true, locale: "en" });
    }
  }

  return {
    find,
    create,
    byId: (id: string): Account | undefined => accounts[id],
    confirm(id: string): void {
      const account = accounts[id];
      if (account) accounts[id] = { ...account, emailVerified: true };
      disk.save();
    },
    /** The account, if the password is right. Takes as long for unknown accounts, so timing reveals nothing. */
    check(tenant: string, email: string, given: string): Account | undefined {
      const account = find(tenant, email);
      const isRight = matches(given, account?.passwordHash ?? nobodysHash);
      return account && isRight ? account : undefined;
    },
  };
}

/** Derived from tenant and address, so bindings survive a reset. */
/** Whom the provider knows by which subject. */
export function subjectOf(tenant: string, email: string): string {
  const name = `${tenant}/${email.trim().toLowerCase()}`;
  return createHash("sha256").update(name).digest("hex").slice(0, 24);
}

function hashOf(password: string, salt: Buffer): string {
  return `${salt.toString("base64")}:${scryptSync(password, salt, 32).toString("base64")}`;
}

function matches(password: string, passwordHash: string): boolean {
  const [salt = ""] = passwordHash.split(":");
  const given = Buffer.from(hashOf(password, Buffer.from(salt, "base64")));
  const known = Buffer.from(passwordHash);
  return given.length === known.length && timingSafeEqual(given, known);
}

const nobodysHash = hashOf(randomBytes(16).toString("hex"), randomBytes(16));

/** Initial accounts: an administrator and a default user of each tenant. */
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
