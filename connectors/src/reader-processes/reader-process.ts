import { fork } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReadingLimits } from "./limits.ts";
import { type Answers, answerOf, type Question, type Reply, reasonOfEnd } from "./messages.ts";

/** A child process that reads files. It takes one question at a time. */
export interface ReaderProcess {
  readonly pid: number;
  readonly isAlive: () => boolean;
  /** Rejects where the process doesn't take the bytes in time, or is gone. */
  readonly give: (bytes: Uint8Array, clockSeconds: number) => Promise<void>;
  /** The pieces after it are of a further file. */
  readonly giveNext: (clockSeconds: number) => Promise<void>;
  /** Rejects with `FileRefused` past its limits, `ReadingTimedOut` without CPU time; the process is gone then. */
  readonly ask: <Kind extends keyof Answers>(
    question: Extract<Question, { readonly kind: Kind }>,
    clockSeconds: number,
  ) => Promise<Answers[Kind]>;
  readonly end: () => void;
}

/** The machine was too busy or stopped, so the file may be read again. */
export class ReadingTimedOut extends Error {
  override readonly name = "ReadingTimedOut";
  readonly code = "ETIMEDOUT";

  constructor() {
    super("A file wasn't read in time");
  }
}

/** Calls back when it's done or has failed; returns a function that cancels its listeners. */
type Work<Result> = (
  done: (result: Result) => void,
  failed: (fault: unknown) => void,
) => () => void;

const program = fileURLToPath(new URL("./reader-child.ts", import.meta.url));

/** Starting takes a tenth of a second, unless the machine is overloaded. */
const startSeconds = 120;

/** Enough for Node's out-of-memory message. */
const lettersKept = 16_384;

/** Unreferenced while idle, and ends when its parent does. */
export function startReaderProcess({
  heapMegabytes,
}: Pick<ReadingLimits, "heapMegabytes">): ReaderProcess {
  const child = fork(program, [String(process.pid)], {
    // No environment: files are untrusted, and it may hold addresses and keys.
    env: {},
    cwd: dirname(program),
    serialization: "advanced",
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      "--enable-source-maps",
      ...(program.endsWith(".ts") ? ["--import", "tsx"] : []),
    ],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let said = "";
  let ended: Error | undefined;
  let waiting: ((fault: Error) => void) | undefined;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-lettersKept);
  });
  rest();
  child.once("error", (fault) => gone(fault));
  // "close" and not "exit", because its last output must have arrived.
  child.once("close", (code, signal) => gone(reasonOfEnd(said, String(signal ?? code))));

  function gone(fault: Error): void {
    ended ??= fault;
    waiting?.(ended);
  }

  /** An idle process mustn't keep its parent alive. */
  function rest(): void {
    child.unref();
    child.channel?.unref();
    // A pipe is a socket to Node, so it can be unreferenced.
    (child.stderr as { unref?: () => void } | null)?.unref?.();
  }

  function rouse(): void {
    child.ref();
    child.channel?.ref();
  }

  /** Kills the process if the work isn't done in time. */
  function within<Result>(
    { clockSeconds, late }: { readonly clockSeconds: number; readonly late: Error },
    work: Work<Result>,
  ): Promise<Result> {
    if (ended) return Promise.reject(ended);
    rouse();
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => {
        ended ??= late;
        child.kill("SIGKILL");
        settle(() => reject(ended));
      }, clockSeconds * 1_000);
      const failed = (fault: unknown) => settle(() => reject(fault));
      const forget = work((result) => settle(() => resolve(result)), failed);
      waiting = failed;

      function settle(end: () => void): void {
        clearTimeout(timer);
        waiting = undefined;
        forget();
        rest();
        end();
      }
    });
  }

  /** If the process has ended, its exit explains the failure, not the broken pipe. */
  const send = (question: Question, failed: (fault: unknown) => void, sent?: () => void) =>
    child.send(question, (fault) => {
      if (!fault) sent?.();
      else if (child.exitCode === null && child.signalCode === null && child.connected)
        failed(fault);
    });

  const start = { clockSeconds: startSeconds, late: new Error("A reader of files doesn't start") };
  const started = within<void>(start, (done) => {
    child.once("message", () => done());
    return () => undefined;
  });
  // Callers learn of it with their question.
  started.catch(() => undefined);

  async function done<Result>(clockSeconds: number, work: Work<Result>): Promise<Result> {
    await started;
    return within({ clockSeconds, late: new ReadingTimedOut() }, work);
  }

  const give = (question: Question, clockSeconds: number) =>
    done<void>(clockSeconds, (taken, failed) => {
      send(question, failed, taken);
      return () => undefined;
    });

  function ask<Kind extends keyof Answers>(
    question: Extract<Question, { readonly kind: Kind }>,
    clockSeconds: number,
  ): Promise<Answers[Kind]> {
    return done(clockSeconds, (answered, failed) => {
      const take = (reply: Reply) => {
        try {
          // The other side is compiled with the same answer types.
          answered(answerOf(reply) as Answers[Kind]);
        } catch (fault) {
          failed(fault);
        }
      };
      child.once("message", take);
      send(question, failed);
      return () => child.off("message", take);
    });
  }

  return {
    pid: child.pid ?? 0,
    isAlive: () => ended === undefined && child.connected,
    give: (bytes, clockSeconds) => give({ kind: "piece", bytes }, clockSeconds),
    giveNext: (clockSeconds) => give({ kind: "next-file" }, clockSeconds),
    ask,
    end: () => {
      ended ??= new Error("The process that reads files was ended");
      child.kill("SIGKILL");
    },
  };
}
