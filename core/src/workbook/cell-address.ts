/** The letters of a column, counted from 0: `A`, `Z`, `AA`. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

/** `D7` for column 3 of row 7; rows count from 1, as people and spreadsheets count them. */
export function cellAddress(column: number, row: number): string {
  return `${columnLetters(column)}${row}`;
}

/** A sheet's name as a formula must write it: `'Monthly balances'!`. */
export function sheetPrefix(name: string): string {
  return `'${name.replaceAll("'", "''")}'!`;
}
