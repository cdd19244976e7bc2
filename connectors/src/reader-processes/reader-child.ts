import { Worker } from "node:worker_threads";
import { answerer } from "./answerer.ts";
import { type Allowance, endedMark, type Question, type Reply, replyOf } from "./messages.ts";

/* A reader process without database, storage or secrets. It ends when its parent, whose id it gets, does. */
const watchdog = new Worker(new URL("./watchdog.mjs", import.meta.url), {
  workerData: { mark: endedMark, parent: Number(process.argv[2]) },
  execArgv: [],
});
const answer = answerer({ allow });
let before: Promise<unknown> = Promise.resolve();

process.on("disconnect", () => process.exit());
process.on("message", (question: Question) => {
  before = before.then(async () => {
    const reply = await replyOf(() => answer(question));
    if (!isUnanswered(question)) process.send?.(reply);
  });
});

const isUnanswered = ({ kind }: Question) => kind === "piece" || kind === "next-file";

const ready: Reply = { result: "answer", answer: "ready" };
process.send?.(ready);

/** Holds until the next call. */
function allow({ processorSeconds, residentMegabytes }: Allowance): void {
  const { user, system } = process.cpuUsage();
  watchdog.postMessage({
    microseconds: user + system + processorSeconds * 1e6,
    bytes: residentMegabytes * 2 ** 20,
  });
}
