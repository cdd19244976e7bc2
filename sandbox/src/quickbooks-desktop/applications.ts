import type { ConnectionFile } from "./connection-file.ts";
import type { Update } from "./web-connector/update-selected.ts";

/** A row of Web Connector's: an application that was added, and how its last run ended. */
export interface Application {
  readonly file: ConnectionFile;
  readonly password: string;
  readonly lastRun?: {
    readonly update: Update;
    readonly calls: readonly string[];
    readonly company: string;
  };
}

export interface Applications {
  readonly all: () => readonly Application[];
  readonly by: (fileId: string) => Application | undefined;
  /** Adds one, or puts another in its place. */
  readonly keep: (application: Application) => void;
}

/** Kept while the sandbox runs. The latest comes first. */
export function openApplications(): Applications {
  const kept = new Map<string, Application>();
  return {
    all: () => [...kept.values()].reverse(),
    by: (fileId) => kept.get(fileId),
    keep: (application) => {
      kept.delete(application.file.fileId);
      kept.set(application.file.fileId, application);
    },
  };
}

/** How a run ended, in words. */
export function wordsOf(update: Update): string {
  switch (update.result) {
    case "finished":
      return `Finished. ${update.messages} messages were answered.`;
    case "no-work":
      return "No data to exchange.";
    case "wrong-password":
      return "Incorrect password. Enter the new one and try again.";
    case "busy":
      return "The service is busy. Try again later.";
    case "stopped":
      return `Stopped after ${update.messages} messages, for testing.`;
    case "failed":
      return `Ended with an error: ${update.lastError}`;
  }
}
