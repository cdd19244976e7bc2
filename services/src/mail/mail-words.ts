import type { MailColors } from "./colors.ts";
import type { MailType } from "./type.ts";

/** What a mail says, before it looks like anything. Everything is plain text. */
export interface MailWords {
  readonly language: string;
  readonly subject: string;
  /** The hidden line that mail programs show beside the subject. */
  readonly preview: string;
  readonly badge?: { readonly tone: "positive" | "warning" | "critical"; readonly text: string };
  readonly heading: string;
  readonly sentence: string;
  /** The name in the sentence that its reader looks for. */
  readonly strong?: string;
  readonly facts: readonly {
    readonly name: string;
    readonly value: string;
    readonly note?: string;
    /** What follows once the note has said more of the value alone. */
    readonly further?: string;
  }[];
  readonly button: { readonly text: string; readonly address: string };
  /** Says that the button's address stands below it in full, for programs that show no buttons. */
  readonly inFull?: string;
  /** What to do if the mail was never asked for. */
  readonly warning?: string;
  /** What whoever presses the button can count on. */
  readonly promises?: readonly string[];
  readonly note: string;
  /** A way that the note names, by words of its own. */
  readonly noteLink?: { readonly text: string; readonly address: string };
  readonly reason: string;
  readonly notifications?: { readonly text: string; readonly address: string };
  readonly unsubscribe?: { readonly text: string; readonly address: string };
}

export interface MailBrand {
  readonly visibleName: string;
  readonly colors: MailColors;
  readonly type: MailType;
  readonly hasLogo: boolean;
  readonly legalFooter: string;
}
