import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { describe, expect, test } from "vitest";
import { openMailer, RecipientRefused } from "./mailer.ts";

const mail = {
  subject: "Tidewater Marine: records received",
  html: '<p><img src="cid:logo" alt="">Their records are here.</p>',
  text: "Their records are here.",
};

describe("a mailer", () => {
  test("sends both parts, the logo and the tenant's name, and no header of anybody's", async () => {
    const inbox = await openInbox();
    const mailer = openMailer(inbox.url, "Tieout <no-reply@tieout.test>");

    await mailer.send({
      ...mail,
      to: "dana@copperfield.test",
      senderName: "Copperfield\r\nBcc: everyone@evil.test",
      messageId: "<1@tieout.test>",
      replyTo: "help@copperfield.test",
      logo: Buffer.from("png"),
    });
    mailer.close();

    const [received] = await inbox.close();
    expect(received?.from?.address).toBe("no-reply@tieout.test");
    expect(received?.to?.map(({ address }) => address)).toEqual(["dana@copperfield.test"]);
    expect(received?.replyTo?.map(({ address }) => address)).toEqual(["help@copperfield.test"]);
    expect(received?.messageId).toBe("<1@tieout.test>");
    expect(mailer.domain).toBe("tieout.test");
    expect(received?.subject).toBe(mail.subject);
    expect(received?.html).toContain("cid:logo");
    expect(received?.text).toContain("Their records are here.");
    expect(received?.attachments).toHaveLength(1);
    expect(received?.headers.map(({ key }) => key)).not.toContain("bcc");
  });

  test("tells an address that the server refuses for good from a server that is busy", async () => {
    const inbox = await openInbox();
    const mailer = openMailer(inbox.url, "no-reply@tieout.test");
    const send = (to: string) =>
      mailer.send({ ...mail, to, senderName: "C", messageId: "<3@t.test>" });

    await expect(send("nobody@copperfield.test")).rejects.toThrow(RecipientRefused);
    await expect(send("busy@copperfield.test")).rejects.not.toThrow(RecipientRefused);
    mailer.close();
    expect(await inbox.close()).toEqual([]);
  });

  test("doesn't take a refusal of us, or a full mailbox, for an unknown address", async () => {
    const inbox = await openInbox();
    const send = async (from: string, to: string) => {
      const mailer = openMailer(inbox.url, from);
      try {
        await mailer.send({ ...mail, to, senderName: "C", messageId: "<4@t.test>" });
      } finally {
        mailer.close();
      }
    };

    for (const [from, to] of [
      ["unknown@tieout.test", "rosa@tidewater.test"],
      ["no-reply@tieout.test", "full@tidewater.test"],
      ["no-reply@tieout.test", "blocked@tidewater.test"],
    ] as const) {
      const sent = send(from, to);
      await expect(sent).rejects.toThrow("Not taken");
      await expect(sent).rejects.not.toThrow(RecipientRefused);
    }
    expect(await inbox.close()).toEqual([]);
  });

  test("says so when the server doesn't take it", async () => {
    const mailer = openMailer("smtp://127.0.0.1:1", "no-reply@tieout.test");

    const sent = mailer.send({ ...mail, to: "a@b.test", senderName: "C", messageId: "<2@t.test>" });

    await expect(sent).rejects.toThrow("ECONNREFUSED");
    mailer.close();
  });
});

/** The server's reply to an address, by the part before the @. */
const refusals: Readonly<Record<string, readonly [code: number, text: string]>> = {
  nobody: [550, "5.1.1 Not taken"],
  busy: [450, "4.2.1 Not taken"],
  unknown: [550, "5.1.8 Not taken"],
  full: [552, "5.2.2 Not taken"],
  blocked: [550, "5.7.1 Not taken"],
};

function refusalOf(address: string): Error | null {
  const [responseCode, text] = refusals[address.split("@")[0] ?? ""] ?? [];
  return responseCode ? Object.assign(new Error(text), { responseCode }) : null;
}

async function openInbox() {
  const received: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onMailFrom: ({ address }, _session, done) => done(refusalOf(address)),
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: (stream, _session, done) => {
      stream
        .toArray()
        .then(async (chunks) => received.push(await PostalMime.parse(Buffer.concat(chunks))))
        .then(() => done(), done);
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: async () => {
      await new Promise<void>((resolve) => server.close(resolve));
      return received;
    },
  };
}
