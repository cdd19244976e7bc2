export interface Picture {
  readonly name: string;
  readonly address: string;
  /** By a part of what is asked; what isn't among them isn't there. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What is refused, and what is never answered, by a part of it. */
  readonly refused?: readonly string[];
  readonly unanswered?: readonly string[];
  /** The buttons to press, one after the other. */
  readonly taps?: readonly string[];
  /** The file to choose. */
  readonly file?: string;
  /** What to type, by the field's name. */
  readonly typed?: Readonly<Record<string, string>>;
  readonly dark?: boolean;
  readonly seen: string;
}
