/**
 * Why a package didn't give what it was asked for (connectors.md, shared rule 3). Only `throttled` and
 * `vendor-down` may pass by waiting; `awaited` is no trouble yet: the package comes by itself, and hasn't.
 * `endless`: it repeats itself, or sends more than books can hold.
 */
export type ConnectorTrouble =
  | "reconnect-needed"
  | "not-permitted"
  | "throttled"
  | "vendor-down"
  | "awaited"
  | "bad-data"
  | "endless";

/** A package's refusal or failure, told apart by `trouble`. Carries no token and no figure. */
export class ConnectorError extends Error {
  override readonly name = "ConnectorError";
  readonly trouble: ConnectorTrouble;
  /** How long the package wants to be left alone, where it says so. */
  readonly retryAfterMs?: number;

  constructor(
    trouble: ConnectorTrouble,
    message: string,
    options: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options);
    this.trouble = trouble;
    if (options.retryAfterMs !== undefined) this.retryAfterMs = options.retryAfterMs;
  }
}
