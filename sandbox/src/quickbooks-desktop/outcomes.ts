/** What may be chosen to happen in a run, for testing. */
export const outcomes = [
  { value: "normal", label: "Update normally" },
  { value: "another-company", label: "Another company file is open" },
  { value: "old-password", label: "An old password is sent" },
  { value: "stops", label: "Web Connector stops before a message" },
  { value: "dialog-open", label: "A dialog is open in QuickBooks" },
  { value: "quickbooks-closed", label: "QuickBooks can't be reached (0x80040401)" },
  { value: "access-denied", label: "The user denies access" },
  { value: "no-permission", label: "No permission to see reports" },
] as const;

export type Outcome = (typeof outcomes)[number]["value"];

export const isOutcome = (value: string): value is Outcome =>
  outcomes.some((outcome) => outcome.value === value);

export interface QuickBooksError {
  readonly hresult: string;
  readonly message: string;
}

/** Why Web Connector couldn't talk to QuickBooks at all. */
export const connectionErrors: Partial<Record<Outcome, QuickBooksError>> = {
  "dialog-open": {
    hresult: "0x80040414",
    message: "There is a modal dialog box showing in the QuickBooks user interface.",
  },
  "quickbooks-closed": { hresult: "0x80040401", message: "Could not access QuickBooks." },
  "access-denied": {
    hresult: "0x80040420",
    message: "The QuickBooks user has denied access.",
  },
};

export const parseError: QuickBooksError = {
  hresult: "0x80040400",
  message: "QuickBooks found an error when parsing the provided XML text stream.",
};

export const otherCompanyOpen: QuickBooksError = {
  hresult: "0x8004040A",
  message:
    "A QuickBooks company data file is already open and it is different from the one requested.",
};
