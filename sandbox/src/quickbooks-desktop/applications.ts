import type { ConnectionFile } from "./connection-file.ts";
import type { Update } from "./web-connector/update-selected.ts";

/** One run of an application's, from its first call on. */
export interface Run {
  /** Whose books were open in QuickBooks. */
  readonly company: string;
  readonly calls: string[];
  /** How it ended; it's still going on until then. */
  update?: Update;
}

/** A row of Web Connector's: an application that was added, and its last run. */
export interface Application {
  readonly file: ConnectionFile;
  readonly password: string;
  readonly lastRun?: Run;
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

export const isRunning = ({ lastRun }: Application): boolean =>
  lastRun !== undefined && lastRun.update === undefined;

/** How far a run is, or how it ended, in words. */
export function wordsOf({ update }: Run): string {
  switch (update?.result) {
    case undefined:
      return "Updating.";
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
