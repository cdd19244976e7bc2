import { findMessage } from "@tieout/services/web-connector/messages";
import { describe, expect } from "vitest";
import { openQuickBooks } from "../../../../sandbox/src/quickbooks-desktop/quickbooks.ts";
import { companyFile } from "../../../../sandbox/src/quickbooks-desktop/testing/ask.ts";
import { companyOpenIn, desktopPath as page, desktopTest as test } from "../../testing/index.ts";

describe("Web Connector", () => {
  test("is asked what the import asks, and goes on after it stopped", async ({
    startImport,
    connector,
    as,
    quickBooks,
  }) => {
    const { visitor, params, userName, shown } = await startImport(questions);

    const hcp = await companyOpenIn(quickBooks);
    const first = await connector.signIn(userName, shown);
    const accounts = await connector.next(first.ticket, quickBooks, hcp);
    const half = await connector.hand(first.ticket, await quickBooks.process(accounts));
    const cutOff = await connector.next(first.ticket, quickBooks);
    const second = await connector.signIn(userName, shown);
    const again = await connector.next(second.ticket, quickBooks, hcp);
    const stale = await connector.hand(first.ticket, await quickBooks.process(cutOff));
    const parts: number[] = [await connector.hand(second.ticket, await quickBooks.process(again))];
    for (let left = 20; left > 0 && parts.at(-1) !== 100; left--) {
      const question = await connector.next(second.ticket, quickBooks);
      parts.push(await connector.hand(second.ticket, await quickBooks.process(question)));
    }
    const { data } = await as(visitor).GET(page, { params });
    const third = await connector.signIn(userName, shown);

    expect(accounts).toContain('<?qbxml version="13.0"?>');
    expect([half, stale]).toEqual([50, -1]);
    expect(again).toBe(cutOff);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.at(-1)).toBe(100);
    expect(data).toMatchObject({ state: "reading", answered: 2, expected: 2 });
    expect(third.work).toBe("none");
  });

  test("says twice what it says once, where an answer comes again after the next question", async ({
    startImport,
    connector,
    quickBooks,
    tenant,
  }) => {
    const { userName, shown, importId } = await startImport(questions);
    const { ticket } = await connector.signIn(userName, shown);
    const accounts = await connector.next(ticket, quickBooks, await companyOpenIn(quickBooks));
    const answer = await quickBooks.process(accounts);

    const once = await connector.hand(ticket, answer);
    await connector.next(ticket, quickBooks);
    const twice = await connector.hand(ticket, answer);

    expect([once, twice]).toEqual([50, 50]);
    const [first, second] = await Promise.all(
      questions.map(({ name }) => tenant.tx((db) => findMessage(db, { importId, name }))),
    );
    expect([first?.state, second?.state, second?.parts]).toEqual(["answered", "sent", 0]);
  });

  test("isn't asked for parts of what has none", async ({ startImport, connector, quickBooks }) => {
    const { userName, shown } = await startImport(questions);
    const { ticket } = await connector.signIn(userName, shown);
    await connector.next(ticket, quickBooks, await companyOpenIn(quickBooks));

    const endless =
      '<AccountQueryRs statusCode="0" iteratorRemainingCount="5" iteratorID="{e}"></AccountQueryRs>';
    const taken = await connector.hand(
      ticket,
      `<QBXML><QBXMLMsgsRs>${endless}</QBXMLMsgsRs></QBXML>`,
    );
    const next = await connector.next(ticket, quickBooks);

    expect(taken).toBe(-1);
    expect(next).toContain("VendorQueryRq");
  });

  test("reads nothing of another company, and names both", async ({ connect, connector, as }) => {
    const { visitor, params, userName, shown } = await connect();
    const other = openQuickBooks(companyFile("ortega"));

    const { ticket } = await connector.signIn(userName, shown);
    const { data: before } = await as(visitor).GET(page, { params });
    const work =
      ticket === "" ? "" : await connector.next(ticket, other, await companyOpenIn(other));
    const words = await connector.say("getLastError", { ticket });
    const { data } = await as(visitor).GET(page, { params });

    expect([before?.wrongCompany, work]).toEqual([undefined, ""]);
    expect(words).toMatch(/Ortega.* is open\. Open Tidewater Marine Supply, Inc\./);
    expect(data?.wrongCompany).toMatchObject({
      expected: "Tidewater Marine Supply, Inc.",
      found: expect.stringContaining("Ortega"),
    });
  });
});

const questions = [
  {
    name: "accounts",
    body: '<AccountQueryRq requestID="accounts"><ActiveStatus>All</ActiveStatus></AccountQueryRq>',
  },
  {
    name: "vendors",
    body:
      '<VendorQueryRq requestID="vendors" iterator="Start"><MaxReturned>5</MaxReturned>' +
      "<ActiveStatus>All</ActiveStatus></VendorQueryRq>",
  },
];
