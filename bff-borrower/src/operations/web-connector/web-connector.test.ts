import { tablesHolding } from "@tieout/server/http/testing/tables-holding";
import { describe, expect } from "vitest";
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
    // Pretends to be an answer inside a comment.
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
