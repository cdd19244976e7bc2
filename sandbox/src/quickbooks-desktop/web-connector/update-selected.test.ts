import { afterEach, describe, expect, it } from "vitest";
import { escapeHtml } from "../../pages/html.ts";
import { listen, type Running } from "../../ports/listen.ts";
import { runWebConnector, type WebConnectorRun } from "../../testing/web-connector.ts";
import { childOf, readXml, textOf } from "../qbxml/xml.ts";
import { qbxml } from "../testing/ask.ts";

interface Call {
  readonly method: string;
  readonly action: string | undefined;
  readonly parameters: Readonly<Record<string, string>>;
}

const running: Running[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
});

describe("a run of Web Connector's", () => {
  it("calls the eight methods' services in their order, with what QuickBooks answers", async () => {
    const service = await aService({
      sendRequestXML: [qbxml("<CompanyQueryRq requestID='9'/>"), qbxml("<VendorQueryRq/>")],
      receiveResponseXML: ["50", "100"],
    });

    const update = await service.run({ password: "K7QP-2M9X-R4TD" });

    expect(update).toEqual({ result: "finished", messages: 2 });
    expect(service.calls.map(({ method }) => method)).toEqual([
      "serverVersion",
      "clientVersion",
      "authenticate",
      "sendRequestXML",
      "receiveResponseXML",
      "sendRequestXML",
      "receiveResponseXML",
      "closeConnection",
    ]);
    expect(service.calls.map(({ action }) => action)).toEqual(
      service.calls.map(({ method }) => `"http://developer.intuit.com/${method}"`),
    );
    expect(service.calls[2]?.parameters).toEqual({
      strUserName: "tieout-1",
      strPassword: "K7QP-2M9X-R4TD",
    });
    const answer = readXml(service.calls[4]?.parameters.response ?? "").children[0]?.children[0];
    expect(answer && textOf(answer.children[0] ?? answer, "CompanyName")).toBe(
      "Tidewater Marine Supply, Inc.",
    );
  });

  it("tells of host, company and preferences with its first message alone", async () => {
    const service = await aService({
      sendRequestXML: [qbxml("<CompanyQueryRq/>"), ""],
      receiveResponseXML: ["50"],
      getLastError: [""],
    });

    await service.run({});

    const [first, second] = service.calls.filter(({ method }) => method === "sendRequestXML");
    const told = readXml(first?.parameters.strHCPResponse ?? "").children[0];
    expect(told?.children.map(({ name }) => name)).toEqual([
      "HostQueryRs",
      "CompanyQueryRs",
      "PreferencesQueryRs",
    ]);
    expect(first?.parameters).toMatchObject({ qbXMLCountry: "US", qbXMLMajorVers: "13" });
    expect(first?.parameters.strCompanyFileName).toMatch(/Tidewater Marine Supply, Inc\.\.qbw$/);
    expect(second?.parameters.strHCPResponse).toBe("");
  });

  it.each([
    ["nvu", "wrong-password"],
    ["none", "no-work"],
    ["busy", "busy"],
  ])("ends where it isn't let in: %s", async (work, result) => {
    const service = await aService({}, work);

    expect(await service.run({})).toEqual({ result });
    expect(service.calls.at(-1)?.method).toBe("authenticate");
  });

  it.each([
    ["dialog-open", "0x80040414"],
    ["quickbooks-closed", "0x80040401"],
    ["access-denied", "0x80040420"],
  ] as const)("says when QuickBooks can't be talked to: %s", async (outcome, hresult) => {
    const service = await aService({ connectionError: ["done"] });

    expect(await service.run({ outcome })).toMatchObject({ result: "failed", messages: 0 });
    expect(service.calls.at(-2)).toMatchObject({
      method: "connectionError",
      parameters: { ticket: "a-ticket", hresult },
    });
  });

  it("asks for another company file than the one that is open", async () => {
    const service = await aService({ connectionError: ["done"] }, "C:\\Other.qbw");

    await service.run({});

    expect(service.calls.at(-2)?.parameters.hresult).toBe("0x8004040A");
  });

  it("hands over what QuickBooks couldn't parse as an error, and asks what the service says to it", async () => {
    const service = await aService({
      sendRequestXML: [qbxml("<AccountQueryRq><Nonsense/></AccountQueryRq>")],
      receiveResponseXML: ["-101"],
      getLastError: ["It can't be read."],
    });

    expect(await service.run({})).toEqual({
      result: "failed",
      messages: 1,
      lastError: "It can't be read.",
    });
    expect(service.calls[4]?.parameters).toMatchObject({ response: "", hresult: "0x80040400" });
    expect(service.calls.at(-1)?.method).toBe("closeConnection");
  });

  it("pauses where the service has nothing to ask yet, and asks again in the same session", async () => {
    const service = await aService({
      sendRequestXML: ["", "", qbxml("<CompanyQueryRq/>")],
      getLastError: ["NoOp", "NoOp"],
      receiveResponseXML: ["100"],
    });

    expect(await service.run({ pauseMilliseconds: 1 })).toEqual({
      result: "finished",
      messages: 1,
    });
    const asked = service.calls.filter(({ method }) => method === "sendRequestXML");
    expect(asked.map(({ parameters }) => parameters.strHCPResponse !== "")).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("stops after a message was sent, with no word more", async () => {
    const service = await aService({
      sendRequestXML: [qbxml("<CompanyQueryRq/>"), qbxml("<VendorQueryRq/>")],
      receiveResponseXML: ["10"],
    });

    expect(await service.run({ outcome: "stops", stopsAfter: 1 })).toEqual({
      result: "stopped",
      messages: 1,
    });
    expect(service.calls.at(-1)?.method).toBe("sendRequestXML");
  });
});

/** A service with scripted answers, one per call. */
async function aService(answers: Readonly<Record<string, readonly string[]>>, work = "") {
  const calls: Call[] = [];
  const service = await listen((request, reply) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const envelope = readXml(Buffer.concat(chunks).toString("utf8"));
      const call = childOf(envelope, "Body")?.children[0];
      const method = call?.name ?? "";
      const parameters = Object.fromEntries(
        call?.children.map(({ name, text }) => [name, text]) ?? [],
      );
      const before = calls.filter((one) => one.method === method).length;
      calls.push({ method, action: request.headers.soapaction as string | undefined, parameters });
      const result =
        method === "authenticate"
          ? `<string>a-ticket</string><string>${escapeHtml(work)}</string>`
          : escapeHtml(answers[method]?.[before] ?? "");
      reply.setHeader("Content-Type", "text/xml");
      reply.end(
        `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${method}Response xmlns="http://developer.intuit.com/"><${method}Result>${result}</${method}Result></${method}Response></s:Body></s:Envelope>`,
      );
    });
  }, 0);
  running.push(service);
  return {
    calls,
    run: (how: Partial<WebConnectorRun>) =>
      runWebConnector({ connectionFile: qwc(service.url), password: "a password", ...how }),
  };
}

const qwc = (url: string) => `<?xml version="1.0"?>
<QBWCXML><AppName>Tieout</AppName><AppID></AppID><AppURL>${url}/webconnector</AppURL><AppDescription>Reads books</AppDescription><AppSupport>${url}/</AppSupport><UserName>tieout-1</UserName><OwnerID>{57F3B9B1-86F1-4fcc-B1EE-566DE1813D20}</OwnerID><FileID>{90A44FB5-33D9-4815-AC85-BC87A7E7D1EB}</FileID><QBType>QBFS</QBType><Style>Document</Style><AuthFlags>0xF</AuthFlags><Scheduler><RunEveryNMinutes>60</RunEveryNMinutes></Scheduler><IsReadOnly>true</IsReadOnly></QBWCXML>`;
