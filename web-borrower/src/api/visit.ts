import type { AccountingPackage } from "./tenant-settings.ts";

/** What this tab has to know again after the package's page: ids and names, never a secret. */
export interface Visit {
  readonly workspaceId?: string;
  readonly submissionId?: string;
  readonly accountingPackage?: AccountingPackage;
  readonly connectionRequestId?: string;
  readonly connectionId?: string;
  readonly contact?: Contact;
  /** How many documents were sent along. */
  readonly documentsSent?: number;
  /** Until when the link could be used. */
  readonly linkExpirationTime?: string;
}

/** The lender's person to ask. */
export interface Contact {
  readonly name?: string;
  readonly email?: string;
}

/** What was remembered in this tab; nothing, where a browser keeps no session storage. */
export function readVisit(): Visit {
  try {
    // Only `rememberVisit` writes under this name.
    return JSON.parse(window.sessionStorage.getItem(name) ?? "{}") as Visit;
  } catch {
    return {};
  }
}

/** Adds to what this tab remembers. */
export function rememberVisit(more: Visit): void {
  try {
    window.sessionStorage.setItem(name, JSON.stringify({ ...readVisit(), ...more }));
  } catch {
    // A browser that refuses storage loses only the way back after a reload.
  }
}

const name = "tieout.visit";
