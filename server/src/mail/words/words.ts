/** Every sentence of our mails in one language. A catalogue with one missing doesn't compile. */
export interface Words {
  readonly aWorkspace: string;
  readonly reason: string;
  readonly changeNotifications: string;
  readonly facts: {
    readonly package: string;
    readonly period: string;
    readonly received: string;
    readonly submittedBy: string;
    readonly dataQuality: string;
    readonly stopped: string;
    readonly reference: string;
  };
  /** Two days, already written. */
  readonly period: (from: string, upTo: string) => string;
  readonly completed: {
    readonly subject: (workspace: string) => string;
    readonly badge: string;
    readonly heading: (workspace: string) => string;
    readonly sentence: (findings: number) => string;
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
    readonly retry: string;
    readonly openWorkspace: string;
    readonly note: (packageName: string) => string;
  };
}
