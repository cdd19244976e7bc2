import { invalid } from "@tieout/server/http/problem";

/** What was given to be asked about isn't an address. The words are the specification's (S-M1). */
export function noAddress(pointer: string) {
  const description = "verification-email-invalid";
  return invalid([{ pointer, code: "email", description }], description);
}
