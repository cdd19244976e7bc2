/**
 * Longer than any amount, day, heading or account's name that people write. It's taken for words without a
 * closer look: the patterns that tell these apart take their time over a page of text, and a file may have
 * one in each cell.
 */
export const isProse = ({ length }: string): boolean => length > 250;
