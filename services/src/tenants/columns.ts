/** What a setting is called in the database, whose own mapping knows no runs of capitals. */
export const columnOf = (name: string): string =>
  name.replaceAll(
    /(?<![A-Z])[A-Z]{2,}(?=[A-Z][a-z])/g,
    (run) => `${run[0]}${run.slice(1).toLowerCase()}`,
  );
