import { invalid } from "@tieout/server/http";

/** What was given to be asked about isn't an address. The words are the specification's. */
export const noAddress = (pointer: string) => {
  const description = "The email provided for submission verification is invalid";
  return invalid([{ pointer, code: "email", description }]);
};
