import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { findRunningImportId } from "@tieout/services/imports/running";
import { askMessages, findMessage } from "@tieout/services/web-connector/messages";
import { describe, expect } from "vitest";
import { openQuickBooks } from "../../../../sandbox/src/quickbooks-desktop/quickbooks.ts";
import { companyFile } from "../../../../sandbox/src/quickbooks-desktop/testing/ask.ts";
import {
  companyOpenIn,
  envelope,
  desktopPath as page,
  desktopTest as test,
} from "../../testing/index.ts";

const wrongPassword = "WRONG-WRONG-WRON";

describe("Web Connector", () => {
  test("is let in by the current password alone", async ({ begin, show, connector, as }) => {
    const begun = await begin();
    const { userName, visitor, params } = begun;
    const old = await show(begun);
    const current = await show(begun);

    const refused = await connector.signIn(userName, old);
    const state = await as(visitor).GET(page, { params });
    const admitted = await connector.signIn(userName, current.toLowerCase());
    const then = await as(visitor).GET(page, { params });

    expect(refused).toEqual({ ticket: "", work: "nvu" });
    expect(state.data).toMatchObject({ wrongPasswordAt: expect.any(String) });
    expect(admitted).toEqual({ ticket: expect.stringMatching(/^[\da-f-]{36}$/), work: "" });
    expect(then.data).toMatchObject({ firstCallAt: expect.any(String) });
    expect(then.data?.wrongPasswordAt).toBeUndefined();
    expect((await connector.signIn("not-an-id", current)).work).toBe("nvu");
  });

  test("is on the trail where it isn't let in, once a minute and without what it sent", async ({
    begin,
    show,
    connector,
    tenant,
  }) => {
    const begun = await begin();
    const right = await show(begun);
    await connector.signIn(begun.userName, right);
    for (let tries = 0; tries < 3; tries++) await connector.signIn(begun.userName, wrongPassword);
    await connector.signIn("not-an-id", right);

    const trail = await tenant.tx((db) => db("auditEvents").where({ action: "access-denied" }));
    expect(trail.map(({ actorKind, details }) => [actorKind, details])).toEqual([
      [
        "unknown",
        {
          ...{ operation: "exchangeWithWebConnector", status: 200, reason: "not-valid-user" },
          addressPrefix: expect.any(String),
        },
      ],
    ]);
    expect(await tablesHolding(tenant, wrongPassword)).toEqual([]);
  });

  test("waits longer with each wrong password", async ({ begin, show, connector, clock }) => {
    const begun = await begin();
    const right = await show(begun);
    const { userName } = begun;
    for (let tries = 0; tries < 5; tries++) await connector.signIn(userName, wrongPassword);

    const locked = await connector.signIn(userName, right);
    clock.now = new Date(clock.now.getTime() + 61_000);
    const later = await connector.signIn(userName, right);

    expect([locked.work, later.work]).toEqual(["nvu", ""]);
  });

  test("makes a connection of the company that is open, and asks nothing of it before an import", async ({
    begin,
    show,
    connector,
    as,
    quickBooks,
  }) => {
    const begun = await begin();
    const { visitor, params } = begun;
    const { ticket } = await connector.signIn(begun.userName, await show(begun));

    const question = await connector.next(ticket, quickBooks, await companyOpenIn(quickBooks));
    const pause = await connector.say("getLastError", { ticket });
    const { data } = await as(visitor).GET(page, { params });
    const request = await as(visitor).GET(requestPath, { params });

    expect([question, pause]).toEqual(["", "NoOp"]);
    expect(data).toMatchObject({ state: "called", datasetName: "Tidewater Marine Supply, Inc." });
    expect(request.data).toMatchObject({
      status: "Success",
      connectionId: data?.connectionId,
      datasetName: "Tidewater Marine Supply, Inc.",
    });
    expect(await connector.say("closeConnection", { ticket })).toBe("OK");
    expect(await connector.next(ticket, quickBooks)).toBe("");
  });

  test("connects nothing while the portal is closed, and goes on once it's open", async ({
    begin,
    show,
    connector,
    quickBooks,
    tenant,
  }) => {
    const begun = await begin();
    const { ticket } = await connector.signIn(begun.userName, await show(begun));
    const hcp = await companyOpenIn(quickBooks);
    const call = async (borrowerDisabled: boolean) => {
      await tenant.tx((db) => db("tenants").update({ borrowerDisabled }));
      await connector.next(ticket, quickBooks, hcp);
      const connection = await tenant.tx((db) =>
        db("connections").where({ datasetName: "Tidewater Marine Supply, Inc." }).first("state"),
      );
      return connection?.state;
    };

    expect([await call(true), await call(false)]).toEqual([undefined, "Connected"]);
  });

  test("is asked what the import asks, and goes on after it stopped", async ({
    connect,
    connector,
    as,
    quickBooks,
    tenant,
  }) => {
    const { visitor, params, userName, shown, connectionId, submissionId } = await connect();
    const { workspaceId } = visitor;
    await as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId },
    });
    const importId = await tenant.tx((db) => findRunningImportId(db, connectionId));
    await tenant.tx((db) => askMessages(db, importId ?? "", questions));

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
    connect,
    connector,
    as,
    quickBooks,
    tenant,
  }) => {
    const { visitor, userName, shown, connectionId, submissionId } = await connect();
    const { workspaceId } = visitor;
    await as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId },
    });
    const importId = (await tenant.tx((db) => findRunningImportId(db, connectionId))) ?? "";
    await tenant.tx((db) => askMessages(db, importId, questions));
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

  test("isn't asked for parts of what has none", async ({
    connect,
    connector,
    as,
    quickBooks,
    tenant,
  }) => {
    const { visitor, userName, shown, connectionId, submissionId } = await connect();
    const { workspaceId } = visitor;
    await as(visitor).POST("/{workspaceId}/Submissions/{submissionId}/imports", {
      params: { path: { workspaceId, submissionId } },
      body: { connectionId },
    });
    const importId = await tenant.tx((db) => findRunningImportId(db, connectionId));
    await tenant.tx((db) => askMessages(db, importId ?? "", questions));
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

  test.for([
    ["0x80040401", "quickbooks-closed", /could not be reached/],
    ["0x80040420", "not-permitted", /Sign in as Admin/],
  ] as const)(
    "says what to do about %s",
    async ([hresult, reason, words], { begin, show, connector, as }) => {
      const begun = await begin();
      const { ticket } = await connector.signIn(begun.userName, await show(begun));

      const done = await connector.say("connectionError", { ticket, hresult, message: "" });
      const said = await connector.say("getLastError", { ticket });
      const { data } = await as(begun.visitor).GET(page, { params: begun.params });

      expect([done, data?.trouble?.reason]).toEqual(["done", reason]);
      expect(said).toMatch(words);
    },
  );

  test.for([
    ["a question of another method", "<soap:Body/>", 400],
    ["a document type", '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', 400],
    ["no XML", "hello", 400],
  ] as const)("is refused %s", async ([, body, status], { connector }) => {
    expect((await connector.post(body)).status).toBe(status);
  });

  test("may send much with a ticket, and little without", async ({ begin, show, connector }) => {
    const begun = await begin();
    const { ticket } = await connector.signIn(begun.userName, await show(begun));
    const long = (given: string, method = "receiveResponseXML") =>
      envelope(method, { ticket: given, message: much });

    const stranger = await connector.post(long("00000000-0000-4000-8000-000000000000"));
    const known = await connector.post(long(ticket));
    const noAnswer = await connector.post(long(ticket, "connectionError"));
    // Said to be an answer where nobody reads it.
    const hidden = `<!--<receiveResponseXML>-->${envelope("sendRequestXML", {
      ticket,
      strHCPResponse: much,
    }).replace(/^<\?.*?\?>/, "")}`;

    expect([stranger.status, known.status]).toEqual([413, 200]);
    expect([noAnswer.status, (await connector.post(hidden)).status]).toEqual([413, 413]);
  });

  test("leaves no password, ticket or answer in the log", async ({
    begin,
    show,
    connector,
    portal,
  }) => {
    const begun = await begin();
    const shown = await show(begun);
    const { ticket } = await connector.signIn(begun.userName, shown);
    await connector.hand(ticket, "<QBXML>4711.08</QBXML>");

    const log = portal.log();

    expect(log).toContain("exchangeWithWebConnector");
    for (const secret of [shown, ticket, "4711.08"]) expect(log).not.toContain(secret);
  });
});

const much = "x".repeat(300_000);

const requestPath = "/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}";

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
