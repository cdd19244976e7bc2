/** Longer than any amount, day, heading or name, so it's treated as text: patterns are slow on pages of it. */
export const isProse = ({ length }: string): boolean => length > 250;
