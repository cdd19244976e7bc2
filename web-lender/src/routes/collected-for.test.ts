import { expect, it } from "vitest";
import { collectedForOf } from "./collected-for.ts";

const submissionId = "00000000-0000-4000-8000-000000000400";

it.each([
  ["rid=41873", { submissionRequestId: 41873 }],
  [`sid=${submissionId}`, { submissionId }],
  [`sid=${submissionId}&rid=41873`, { submissionId }],
  ["sid=../users&rid=41873", { submissionRequestId: 41873 }],
  ["rid=-1", undefined],
  ["rid=1.5", undefined],
  ["", undefined],
])("reads %j as what a file is collected for", (search, collectedFor) => {
  expect(collectedForOf(new URLSearchParams(search))).toEqual(collectedFor);
});
