import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sampleFile } from "../testing/sample-file.ts";
import { readCall, writeReply } from "./soap.ts";

const envelope = (body: string, header = "") =>
  '<?xml version="1.0" encoding="utf-8"?><soap:Envelope' +
  ' xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"' +
  ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"' +
  ` xmlns:xsd="http://www.w3.org/2001/XMLSchema">${header}<soap:Body>${body}</soap:Body></soap:Envelope>`;
const call = (method: string, inner: string) =>
  envelope(`<${method} xmlns="http://developer.intuit.com/">${inner}</${method}>`);

describe("readCall", () => {
  it("reads a call as Web Connector writes it, and what wasn't sent as empty", async () => {
    const inner = "<ticket>t-1</ticket><response>&lt;?xml version=&quot;1.0&quot; ?&gt;</response>";

    expect(await readCall(call("receiveResponseXML", `${inner}<hresult />`))).toEqual({
      method: "receiveResponseXML",
      given: { ticket: "t-1", response: '<?xml version="1.0" ?>', hresult: "", message: "" },
    });
  });

  it("passes over a header, and takes an answer of several megabytes as one text", async () => {
    const response = "&lt;Row/&gt;".repeat(400_000);

    const read = await readCall(
      call("receiveResponseXML", `<ticket>t</ticket><response>${response}</response>`),
    );
    const headed = await readCall(
      envelope(
        '<serverVersion xmlns="http://developer.intuit.com/"/>',
        "<soap:Header><a/></soap:Header>",
      ),
    );

    expect(read?.method === "receiveResponseXML" && read.given.response.length).toBe(2_400_000);
    expect(headed).toEqual({ method: "serverVersion", given: { strVersion: "" } });
  });

  it.each([
    ["a method that isn't there", call("interactiveUrl", "")],
    ["an argument of another method", call("getLastError", "<strPassword>x</strPassword>")],
    ["an argument twice", call("getLastError", "<ticket>a</ticket><ticket>b</ticket>")],
    ["two calls at once", envelope("<getLastError/><closeConnection/>")],
    ["elements in an argument", call("getLastError", "<ticket><b/></ticket>")],
    ["no body", "<Envelope/>"],
    ["something else than an envelope", "<a><b/></a>"],
    ["a document type", `<!DOCTYPE a [<!ENTITY x "y">]>${call("getLastError", "")}`],
    ["what isn't XML", "ticket=1"],
  ])("refuses %s", async (_, text) => {
    expect(await readCall(text)).toBeUndefined();
  });

  it("lets others have their turn while it reads a long answer", async () => {
    const response = "&lt;Row/&gt;".repeat(100_000);
    let read = false;
    let turns = 0;
    const others = () => {
      turns++;
      if (!read) setImmediate(others);
    };

    others();
    await readCall(
      call("receiveResponseXML", `<ticket>t</ticket><response>${response}</response>`),
    );
    read = true;

    expect(turns).toBeGreaterThan(15);
  });
});

describe("writeReply", () => {
  it("writes a list as strings, and everything beyond ASCII as numbers", () => {
    expect(writeReply("authenticate", ["a<b", ""])).toContain(
      "<authenticateResult><string>a&#60;b</string><string></string></authenticateResult>",
    );
    expect(writeReply("getLastError", "Dé")).toContain("<getLastErrorResult>D&#233;</");
    expect(writeReply("receiveResponseXML", -1)).toContain("<receiveResponseXMLResult>-1</");
  });
});

const wsdl = sampleFile("QBWebConnectorSvc.wsdl");

// Intuit's WSDL has no license that lets us keep it here.
describe.skipIf(wsdl === undefined)("Intuit's WSDL (skipped without it)", () => {
  it("has these methods with these arguments, and no others", async () => {
    const text = readFileSync(wsdl ?? "", "utf8");
    const elements = [...text.matchAll(/<s:element name="(\w+)">([\s\S]*?)<\/s:element>/g)];
    const methods = elements.filter(([, name = ""]) => !name.endsWith("Response"));

    for (const [, name = "", inner = ""] of methods) {
      const args = [...inner.matchAll(/name="(\w+)" type="s:/g)].map(([, arg = ""]) => arg);
      const sent = args.map((arg) => `<${arg}>1</${arg}>`).join("");
      expect(await readCall(call(name, sent))).toEqual({
        method: name,
        given: Object.fromEntries(args.map((arg) => [arg, "1"])),
      });
    }
    expect(methods).toHaveLength(8);
  });
});
