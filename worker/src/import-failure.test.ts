import { ConnectorError } from "@tieout/server/connectors";
import { FileRefused } from "@tieout/server/reading";
import { expect, test } from "vitest";
import { failureOf } from "./import-failure.ts";

test.for([
  ["too-slow", "The file takes too long to read. Export a shorter period, and try again."],
  [
    "too-much",
    "The file needs more memory than we can give it. Export a shorter period, and try again.",
  ],
  [
    "too-many-rows",
    "The file has more than 3,000,000 lines. Export a shorter period, and try again.",
  ],
  [
    "too-many-accounts",
    "The file has more than 200,000 accounts. Check that the account column doesn't hold entries or customers.",
  ],
] as const)("an import of a file that is %s says so", ([reason, said]) => {
  const fault = new ConnectorError("bad-data", "The file can't be read.", {
    cause: new FileRefused(reason),
  });

  expect(failureOf(fault, "File upload")).toEqual({
    errorCode: "InternalError",
    errorDescription: said,
  });
});
