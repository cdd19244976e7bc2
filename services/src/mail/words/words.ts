import type { ImportStep } from "@tieout/core/import";

/** Every sentence of our mails in one language. A catalogue with one missing doesn't compile. */
export interface Words {
  readonly aWorkspace: string;
  /** Why somebody gets a mail. */
  readonly reasons: Readonly<Record<"default" | "subscribed" | "asked", string>>;
  readonly changeNotifications: string;
  readonly unsubscribe: string;
  readonly facts: {
    readonly package: string;
    readonly period: string;
    readonly received: string;
    readonly submittedBy: string;
    readonly dataQuality: string;
    readonly stopped: string;
    readonly step: string;
    readonly reference: string;
    readonly workspace: string;
    readonly noticed: string;
    readonly askedBy: string;
    readonly asked: string;
    readonly invited: string;
    readonly invitedBy: string;
    readonly sent: string;
    readonly goodUntil: string;
    readonly collected: string;
    readonly workbooks: string;
    readonly documents: string;
    readonly kept: string;
    /** Before the instant after which files are gone. */
    readonly goFrom: string;
  };
  /** Two days, already written. */
  readonly period: (from: string, upTo: string) => string;
  readonly completed: {
    readonly subject: (workspace: string) => string;
    readonly badge: string;
    readonly heading: (workspace: string) => string;
    readonly sentence: (findings: number, asked: boolean) => string;
    readonly checks: (passed: number, of: number) => string;
    readonly findings: (high: number, medium: number) => string;
    readonly button: string;
    readonly note: string;
  };
  readonly failed: {
    readonly subject: (workspace: string) => string;
    readonly badge: string;
    readonly heading: (workspace: string) => string;
    readonly sentence: (description: string) => string;
    readonly preview: string;
    readonly steps: Readonly<Record<ImportStep, string>>;
    readonly stepOf: (step: string, at: number, of: number) => string;
    readonly retry: string;
    readonly openWorkspace: string;
    readonly note: (packageName: string) => string;
  };
  readonly attention: {
    readonly subject: (workspace: string) => string;
    readonly badge: string;
    readonly heading: (workspace: string, packageName: string) => string;
    readonly sentences: Readonly<
      Record<"not-permitted" | "disconnected", (packageName: string) => string>
    >;
    readonly preview: string;
    readonly button: string;
    readonly note: string;
  };
  readonly accessRequested: {
    readonly somebody: string;
    readonly subject: (who: string, workspace: string) => string;
    readonly heading: (who: string) => string;
    readonly sentence: (who: string, workspace: string) => string;
    readonly button: string;
    readonly note: (others: number) => string;
  };
  readonly userInvited: {
    readonly somebody: string;
    readonly subject: (who: string) => string;
    readonly heading: (who: string) => string;
    readonly sentence: (invitedBy: string | undefined) => string;
    readonly button: string;
    readonly note: string;
  };
  readonly documents: {
    readonly subject: (workspace: string, count: number) => string;
    readonly badge: string;
    readonly heading: (workspace: string) => string;
    readonly sentence: (count: number) => string;
    readonly button: string;
    readonly note: string;
  };
  readonly withdrawn: {
    readonly subject: (workspace: string) => string;
    readonly badge: string;
    readonly heading: (workspace: string) => string;
    readonly sentence: string;
    /** Instead, where a legal hold keeps what was withdrawn. */
    readonly held: string;
    /** Before an instant, and before a day. */
    readonly on: string;
    readonly deletedBy: string;
    readonly button: string;
    readonly note: (days: number) => string;
  };
  readonly deletion: {
    readonly subject: (workspace: string, day: string) => string;
    readonly badge: (days: number) => string;
    readonly heading: (day: string) => string;
    readonly sentence: (workspace: string) => string;
    readonly workbooks: (revisions: number, files: number) => string;
    readonly documents: (files: number) => string;
    readonly kept: string;
    readonly button: string;
    readonly note: string;
    /** Of several collections at once; the day is that of the first. */
    readonly many: {
      readonly subject: (collections: number, day: string) => string;
      readonly heading: (collections: number, day: string) => string;
      readonly sentence: string;
      readonly others: string;
      readonly more: (collections: number) => string;
      readonly button: string;
    };
  };
}
