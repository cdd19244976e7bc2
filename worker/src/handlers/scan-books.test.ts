import { enqueue } from "@tieout/server/jobs/enqueue";
import { expect } from "vitest";
import { readingOf, send, uploadFile } from "../testing/file-collection.ts";
import { test } from "../testing/test.ts";

test("a books file is looked at for malware before anybody reads it, and not read where nobody can look", async ({
  world,
  tenant,
  work,
}) => {
  const bytes = Buffer.from("Account,Name,Debit,Credit\n1000,Cash,1.00,\n3000,Equity,,1.00\n");
  const [clean, infected, unseen] = [
    await uploadFile(world, tenant, { bytes, fileName: "Clean.csv" }),
    await uploadFile(world, tenant, { bytes: Buffer.concat([bytes, eicar]), fileName: "A.csv" }),
    await uploadFile(world, tenant, { bytes: Buffer.concat([bytes, silent]), fileName: "B.csv" }),
  ];
  await tenant.tx((db) =>
    enqueue(
      db,
      "read-file",
      { fileImportId: unseen.id, reading: 1 },
      { jobKey: `read-file:${unseen.id}`, maxAttempts: 1 },
    ),
  );
  await work({
    scan: async (file) => {
      const content = Buffer.concat(await file.toArray());
      if (content.includes(silent)) throw new Error("The scanner hung up");
      return content.includes(eicar) ? "infected" : "clean";
    },
  });

  const read = await Promise.all([clean, infected, unseen].map(readingOf));

  expect(read.map(({ state, problem, report }) => [state, problem, report?.kind])).toEqual([
    ["read", undefined, "trial-balance"],
    ["failed", "infected", undefined],
    ["failed", "internal", undefined],
  ]);
  expect(await send(infected)).toMatchObject({ refused: { type: "file-not-ready" } });
});

const eicar = Buffer.from("9999,EICAR,0.00,0.00\n");
const silent = Buffer.from("9999,Silence,0.00,0.00\n");
