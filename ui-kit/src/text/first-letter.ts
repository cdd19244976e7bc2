/** What a name begins with, as a capital: the whole letter, where it takes more than one unit of a string. */
export const firstLetter = (name: string): string => ([...name.trim()][0] ?? "").toUpperCase();
