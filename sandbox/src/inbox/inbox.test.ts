import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningInbox, startInbox } from "./start-inbox.ts";

let inbox: RunningInbox;
const folder = mkdtempSync(join(tmpdir(), "tieout-inbox-"));
beforeAll(async () => {
  inbox = await startInbox({ port: 0, smtpPort: 0, folder });
});
beforeEach(() => fetch(`${inbox.url}/api/messages`, { method: "DELETE" }));
afterAll(async () => {
  await inbox.stop();
  rmSync(folder, { recursive: true });
});

describe("a mail", () => {
  it("is taken in for anybody, and read as JSON with its links", async () => {
    await send(inbox, "dana@copperfield.example", mail);

    const [summary] = await messages("?to=DANA@copperfield.example");
    const reply = await fetch(`${inbox.url}/api/messages/${summary?.id}`);

    expect(await reply.json()).toMatchObject({
      from: { name: "Copperfield", address: "no-reply@copperfield.example" },
      to: ["dana@copperfield.example"],
      subject: "Records received ✓",
      text: expect.stringContaining("Open it: http://127.0.0.1/a"),
      links: [{ label: "Open submission", href: "http://127.0.0.1/a?b=1&c=2" }],
      read: false,
    });
  });

  it("wakes up who waits for it", async () => {
    const waiting = messages("?to=late@example.com&wait=20");
    await send(inbox, "somebody@example.com", mail);
    await send(inbox, "late@example.com", mail);

    expect(await waiting).toHaveLength(1);
  });

  it("survives a restart, read or not", async () => {
    await send(inbox, "dana@copperfield.example", mail);
    const [before] = await messages("");
    await fetch(`${inbox.url}/?message=${before?.id}`);
    await inbox.stop();

    inbox = await startInbox({ port: 0, smtpPort: 0, folder });

    expect(await messages("")).toEqual([{ ...before, read: true }]);
  });
});

describe("the page", () => {
  it("lists mails with what they begin with, and finds them", async () => {
    await send(inbox, "dana@copperfield.example", mail);

    const all = await page("/");
    const found = await page("/?search=received");
    const none = await page("/?search=nothing");

    expect(all).toContain("One finding needs a look.");
    expect(all).toContain("Unread 1");
    expect(found).toContain("Records received ✓");
    expect(none).toContain("No message matches.");
  });

  it("says so when there is no mail", async () => {
    expect(await page("/")).toContain("No mail yet. It appears here by itself.");
  });

  it("shows a message in a frame that lets nothing run", async () => {
    await send(inbox, "dana@copperfield.example", mail);
    const [summary] = await messages("");

    const opened = await page(`/?message=${summary?.id}`);
    const reply = await fetch(`${inbox.url}/messages/${summary?.id}/html`);

    expect(opened).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(reply.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(reply.headers.get("Content-Security-Policy")).toContain("sandbox allow-popups");
  });

  it.each([
    ["names a file that came along", "", true],
    ["names no picture that the text shows itself", "Content-ID: <logo>\r\n", false],
  ])("%s", async (_title, header, isNamed) => {
    await send(inbox, "dana@copperfield.example", mailWithPicture(header));
    const [summary] = await messages("");

    expect((await page(`/?message=${summary?.id}`)).includes("logo.png")).toBe(isNamed);
  });

  it.each([
    ["text", "Open it: http"],
    ["headers", "X-Test"],
    ["links", "http://127.0.0.1/a?b=1&#38;c=2"],
    ["source", "<iframe sandbox"],
  ])("shows its %s", async (view, words) => {
    await send(inbox, "dana@copperfield.example", mail);
    const [summary] = await messages("");

    expect(await page(`/?message=${summary?.id}&view=${view}`)).toContain(words);
  });

  it("deletes only what its own forms ask for", async () => {
    await send(inbox, "dana@copperfield.example", mail);
    const empty = (origin: string) =>
      fetch(`${inbox.url}/empty`, {
        method: "POST",
        body: new URLSearchParams(),
        headers: { Origin: origin },
      });

    await empty("http://elsewhere.example");
    const kept = await messages("");
    await empty(inbox.url);

    expect(kept).toHaveLength(1);
    expect(await messages("")).toEqual([]);
  });
});

const mail = [
  "From: Copperfield <no-reply@copperfield.example>",
  "To: dana@copperfield.example",
  "Subject: =?utf-8?q?Records_received_=E2=9C=93?=",
  "X-Test: yes",
  "MIME-Version: 1.0",
  'Content-Type: multipart/alternative; boundary="b"',
  "",
  "--b",
  "Content-Type: text/plain; charset=utf-8",
  "",
  "Open it: http://127.0.0.1/a",
  "",
  "--b",
  "Content-Type: text/html; charset=utf-8",
  "",
  '<div style="display:none">One finding needs a look.</div><p>Hello</p>',
  '<a class="x" href="http://127.0.0.1/a?b=1&amp;c=2"><b>Open</b> submission</a>',
  "",
  "--b--",
].join("\r\n");

const mailWithPicture = (header: string) =>
  [
    "From: Copperfield <no-reply@copperfield.example>",
    "Subject: A picture",
    "MIME-Version: 1.0",
    'Content-Type: multipart/mixed; boundary="b"',
    "",
    "--b",
    "Content-Type: text/html; charset=utf-8",
    "",
    "<p>Hello</p>",
    "--b",
    'Content-Type: image/png; name="logo.png"',
    `${header}Content-Disposition: inline; filename="logo.png"`,
    "",
    "png",
    "--b--",
  ].join("\r\n");

interface Summary {
  readonly id: string;
}

async function messages(query: string): Promise<Summary[]> {
  const reply = await fetch(`${inbox.url}/api/messages${query}`);
  return ((await reply.json()) as { messages: Summary[] }).messages;
}

const page = async (path: string) => (await fetch(`${inbox.url}${path}`)).text();

/** As any mailer would send it (RFC 5321). */
async function send({ smtpPort }: RunningInbox, to: string, source: string): Promise<void> {
  const socket = connect(smtpPort, "127.0.0.1");
  await expectReply(socket, "220");
  for (const [line, code] of [
    ["EHLO test", "250"],
    ["MAIL FROM:<no-reply@copperfield.example>", "250"],
    [`RCPT TO:<${to}>`, "250"],
    ["DATA", "354"],
    [`${source}\r\n.`, "250"],
    ["QUIT", "221"],
  ] as const) {
    socket.write(`${line}\r\n`);
    await expectReply(socket, code);
  }
  socket.end();
}

async function expectReply(socket: Socket, code: string): Promise<void> {
  let text = "";
  while (!/^\d{3} .*\r\n$/m.test(text)) text += String((await once(socket, "data"))[0]);
  if (!text.startsWith(code)) throw new Error(`Expected ${code}, got ${text}`);
}
