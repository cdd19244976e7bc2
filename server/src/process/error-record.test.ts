import { expect, test } from "vitest";
import { errorRecord } from "./error-record.ts";

const line = (fields: object) =>
  JSON.stringify({ level: 50, time: "2026-03-15T12:00:00.000Z", service: "test", ...fields });

test("an error keeps its kind, place and words, and loses figures, names and all that isn't listed (P-M39)", () => {
  const { attributes, body } = errorRecord(
    line({
      err: {
        type: "RangeError",
        message: "1240.50 of 'Tidewater Marine' isn't whole minor units",
        stack: "RangeError: 1240.50\n    at toMinor (file:///app/dist/main.js:9:11)",
        code: "ERR_RANGE",
      },
      requestId: "r1",
      tenantId: "t1",
      operation: "getStatement",
      secret: "s3cret",
      msg: "fault",
    }),
  );

  expect({ attributes, body }).toEqual({
    body: "fault",
    attributes: {
      "tieout.request_id": "r1",
      "tieout.tenant_id": "t1",
      "tieout.operation": "getStatement",
      "exception.type": "RangeError",
      "exception.message": "# of … isn't whole minor units",
      "exception.stacktrace": "toMinor /app/dist/main.js:9:11",
      "error.code": "ERR_RANGE",
    },
  });
});

test("a job is named, and a browser's fault is an exception too", () => {
  const failed = errorRecord(
    line({ err: { type: "string" }, job: { id: "7", name: "send-mail" } }),
  );
  const fault = { kind: "page", name: "TypeError", message: "x is undefined", page: "/login" };
  const browser = errorRecord(line({ ...fault, stack: "load /a.js:1:2", msg: "browser fault" }));

  expect(failed.attributes).toMatchObject({
    "tieout.job": "send-mail",
    "tieout.job_id": "7",
    "exception.type": "string",
  });
  expect(browser.attributes).toEqual({
    "tieout.fault_kind": "page",
    "tieout.page": "/login",
    "exception.type": "TypeError",
    "exception.message": "x is undefined",
    "exception.stacktrace": "load /a.js:1:2",
  });
});
