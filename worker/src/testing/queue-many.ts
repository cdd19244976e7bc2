import { randomUUID } from "node:crypto";
import type { TestTenant } from "@tieout/server/database/testing/tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { Jobs } from "@tieout/server/jobs/jobs";

const payloadOf = () => ({
  mailDeliveryId: randomUUID(),
  workspaceId: randomUUID(),
  fileImportId: randomUUID(),
  reading: 1,
});

export async function queueMany(
  { tx }: TestTenant,
  name: "send-mail" | "read-file" | "purge-workspace",
  count: number,
): Promise<void> {
  await tx(async (db) => {
    for (let one = 0; one < count; one++) {
      await enqueue<keyof Jobs>(db, name, payloadOf());
    }
  });
}
