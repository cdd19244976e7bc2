/** The most characters that spreadsheets take for the name of a sheet. */
export const longestSheetName = 31;

/** Why a text can't name a sheet; undefined where it can. */
export function sheetNameFault(name: string): string | undefined {
  if (name.length === 0) return "is empty";
  if (name.length > longestSheetName) return `is longer than ${longestSheetName} characters`;
  if (/[[\]:*?/\\]/.test(name)) return "holds one of [ ] : * ? / \\";
  if (name.startsWith("'") || name.endsWith("'")) return "starts or ends with an apostrophe";
  // The name under which Excel keeps its log of changes, in any case.
  if (name.toLowerCase() === "history") return "is reserved";
  return undefined;
}
