import { connectors } from "@tieout/connectors/connectors";
import { changeWebConnector } from "@tieout/services/web-connector/web-connector";
import { describe, expect } from "vitest";
import { openQuickBooks } from "../../../sandbox/src/quickbooks-desktop/quickbooks.ts";
import { companyFile } from "../../../sandbox/src/quickbooks-desktop/testing/ask.ts";
import { ended } from "../testing/collection.ts";
import { aDesktop, asked } from "../testing/desktop-collection.ts";
import { allDone, queuedJobs, tryAgainNow } from "../testing/queue.ts";
import { test } from "../testing/test.ts";

const services = { connectors: connectors({ quickBooksDesktop: true }) };

describe("who waits for QuickBooks Desktop", () => {
  test.for([
    { withoutReports: false, subject: "The records of Tidewater Marine Supply, Inc. were shared" },
    {
      withoutReports: true,
      subject: "The records of Tidewater Marine Supply, Inc. were not shared",
    },
  ])(
    "is told some minutes later, and once, how it ended (without reports: $withoutReports)",
    async (outcome, { world, tenant, work, queue }) => {
      const { withoutReports, subject } = outcome;
      const borrower = await aDesktop(world, tenant);
      const noticeAddress = `rosa@${tenant.id}.test`;
      await tenant.tx((db) => changeWebConnector(db, borrower.id, { noticeAddress }));
      await borrower.run();
      const collection = await borrower.begin();
      await work(services);
      await asked(collection);
      await borrower.run({
        quickBooks: openQuickBooks(companyFile("tidewater"), { withoutReports }),
      });
      await ended(collection);

      const mine = () => world.mails.filter(({ to }) => to === noticeAddress);
      const jobs = await queuedJobs(queue, tenant.id);
      const waiting = jobs.filter(({ name }) => name === "tell-web-connector-news");
      const before = mine();
      await tryAgainNow(queue);
      await allDone(queue, tenant.id);

      expect(waiting).toHaveLength(1);
      expect((waiting[0]?.runAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(60_000);
      expect(before).toEqual([]);
      expect(mine().map(({ subject }) => subject)).toEqual([subject]);
    },
  );
});
