import { FileRefused } from "@tieout/connectors/book-decoding/refusal";
import { ConnectorError } from "@tieout/connectors/connector";
import { expect, test } from "vitest";
import { failureOf } from "./import-failure.ts";

test.for(["too-slow", "too-much", "too-many-rows", "too-many-accounts"] as const)(
  "an import of a file that is %s says so",
  (limit) => {
    const fault = new ConnectorError("bad-data", "The file can't be read.", {
      cause: new FileRefused(limit),
    });

    expect(failureOf(fault, "File upload")).toEqual({
      errorCode: "InternalError",
      reason: { code: `file-${limit}`, values: {} },
    });
  },
);
