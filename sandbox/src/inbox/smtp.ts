import { SMTPServer } from "smtp-server";
import { freePort } from "../ports/index.ts";
import type { Mailbox } from "./mailbox.ts";

const mostBytes = 25 * 1024 * 1024;

export interface Smtp {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Takes in every mail, for whomever it is. Nothing is sent on. */
export async function startSmtp(mailbox: Mailbox, wanted: number): Promise<Smtp> {
  const server = new SMTPServer({
    authOptional: true,
    // There is no certificate, and senders must not try.
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: mostBytes,
    onAuth: (_auth, _session, callback) => callback(null, { user: "anybody" }),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (stream.sizeExceeded) {
          callback(Object.assign(new Error("The message is too large"), { responseCode: 552 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.add(to, Buffer.concat(chunks)).then(
          () => callback(),
          (error: Error) => callback(error),
        );
      });
    },
  });
  // A sender who hangs up is no concern of the other mails.
  server.on("error", (error) => console.error(`inbox: ${error.message}`));
  const port = await freePort(wanted);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));

  return { port, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
