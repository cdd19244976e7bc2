import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/**
 * Every call that starts reading books or asks a package for more, with the files that may contain it and why it can't go
 * beyond a consent there. Before you add a file to the list, make sure that it checks a consent first.
 */
const ways: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "permitImport(": { "services/src/imports/start-import.ts": "asks the consent of every import" },
  'table(db, "imports").insert(': {
    "services/src/imports/run.ts": "with its consent, or the database refuses it",
  },
  "startImport(db": { "services/src/imports/start-import.ts": "after that" },
  "beginImport(db": {
    "bff-borrower/src/operations/imports/imports.ts": "a link's visitor, or one without a link",
    "bff-lender/src/operations/submissions/imports.ts":
      "direct, over a kept connection, by the API",
    "services/src/consent/send-file.ts": "a file, agreed to by sending it",
    "services/src/imports/end-import.ts": "a retry, over whichever connection stands in",
    "services/src/web-connector/confirm-by-name.ts":
      "QuickBooks Desktop with nobody at the page, whose company has the business's name",
  },
  "queueImport(": {
    "services/src/imports/start-import.ts": "once it has begun",
    "services/src/web-connector/receive-response.ts": "the same import, when its answers are there",
    "worker/src/handlers/daily-round.ts": "the same import, whose job was lost",
    "worker/src/import/import-run.ts": "the same import, later",
  },
  "connectionAccess(": {
    "worker/src/handlers/import-financial-record.ts":
      "lends a token only while the consent is live",
  },
  "openHeldSignIns(": {
    "services/src/consent/decline-consent.ts": "to give them back",
    "services/src/consent/end-consent.ts": "to give them back",
  },
  "useHeldSignIn(": {
    "services/src/imports/start-import.ts":
      "puts what was held in the place of the connection's access, once its consent allows the read",
  },
  "lockConnectionTokens(": {
    "services/src/consent/end-consent.ts": "to give them back",
    "worker/src/collect/access.ts": "to lend them, after that",
  },
  ".open(access": {
    "services/src/consent/claim-consent.ts": "the company's name, for the question whose it is",
    "worker/src/handlers/import-financial-record.ts": "reads, once the exact days are allowed",
  },
  "findImportToAnswer(": {
    "services/src/web-connector/answer-call.ts": "nobody else's while the own sign-in is held",
    "services/src/web-connector/receive-response.ts": "nobody else's while the own sign-in is held",
  },
  "findNextMessage(": {
    "services/src/web-connector/answer-call.ts": "asks QuickBooks only while the consent is live",
  },
  "permitRead(": {
    "worker/src/handlers/import-financial-record.ts": "asks about the exact days and the company",
  },
  "holdConsent(": {
    "worker/src/import/finish-import.ts": "before a record is Created",
  },
  "requireLiveConsent(": {
    "services/src/consent/permit-read.ts": "for a record that is about to be Created",
    "worker/src/handlers/import-financial-record.ts": "each time a token is lent",
  },
  "mayAskMore(": {
    "services/src/consent/permit-read.ts": "for all of them",
    "services/src/web-connector/answer-call.ts": "each time a question is sent",
  },
};

describe("every way to a business's books", () => {
  const files = productFiles();

  it.each(Object.entries(ways))("by %s is known, and goes by a consent", (call, known) => {
    const calling = files
      .filter(({ text }) => text.split("\n").some((line) => isCall(line, call)))
      .map(({ file }) => file);

    expect(calling).toEqual(Object.keys(known).toSorted());
  });
});

/** People and programs that begin a read, each with a test over HTTP of a read beyond what was agreed to. */
const callers = [
  ...["direct", "shared link", "anonymous", "kept connection", "retry", "relink", "file"],
  ...["Web Connector", "Web Connector with nobody at the page", "No", "API", "resumed"],
];

describe("a read beyond what was agreed to", () => {
  const cases = [
    "bff-borrower/src/operations/imports/every-way.test.ts",
    "bff-lender/src/operations/connections/every-way.test.ts",
  ].map((file) => readFileSync(`${root}${file}`, "utf8"));

  it("is tried by every caller", () => {
    const tried = cases.flatMap((text) => [...text.matchAll(/\bway: "([^"]+)"/g)]);

    expect(tried.map(([, way]) => way).toSorted()).toEqual(callers.toSorted());
  });
});

/** Not a declaration or a comment. */
const isCall = (line: string, call: string) =>
  line.includes(call) && !/^\s*(?:\*|\/\/|export )|\bfunction\b/.test(line);

function productFiles() {
  const rooms = ["bff-borrower", "bff-lender", "connectors", "console", "services", "worker"];
  const listed = execFileSync("git", ["ls-files", ...rooms.map((room) => `${room}/src/*.ts`)], {
    cwd: root,
    encoding: "utf8",
  });
  return listed
    .trim()
    .split("\n")
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(`${root}${file}`, "utf8") }));
}
