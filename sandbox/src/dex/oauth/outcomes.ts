/** What the person at the consent page may choose to happen, for testing. */
export const outcomes = [
  { value: "success", label: "Allow, then import normally" },
  { value: "user-cancelled", label: "The borrower cancels" },
  { value: "insufficient-permission", label: "No permission to read the books" },
  { value: "unresponsive", label: "No replies after the first" },
  { value: "held", label: "Replies wait until they are released" },
  { value: "rate-limited", label: "A very low rate limit" },
  { value: "expiring-token", label: "Tokens expire in mid-import" },
  { value: "disconnected", label: "The connection is lost in mid-import" },
] as const;

export type Outcome = (typeof outcomes)[number]["value"];

export const isOutcome = (value: string): value is Outcome =>
  outcomes.some((outcome) => outcome.value === value);
