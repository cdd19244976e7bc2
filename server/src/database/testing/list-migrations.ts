import { readdirSync } from "node:fs";

/** The module that lists a folder's migrations, in the order of their names. Imported, so that a bundle includes them. */
export function listMigrations(folder: URL): string {
  const names = readdirSync(folder)
    .flatMap((file) => /^(\d{14}-.+)\.ts$/.exec(file)?.[1] ?? [])
    .toSorted();

  return `// Written by \`npm run schema\` from the files beside it. Read it, don't edit it.
import type { Knex } from "knex";
${names.map((name) => `import * as ${nameOf(name)} from "./${name}.ts";`).join("\n")}

/** Run as \`owner\`, in this order. What has run once never changes; add another. */
export const ownerMigrations: Readonly<Record<string, Knex.Migration>> = {
${names.map((name) => `  "${name}": ${nameOf(name)},`).join("\n")}
};
`;
}

/** `heldSignIns` of `20261130200100-held-sign-ins`. */
function nameOf(migration: string): string {
  const [, ...words] = migration.split("-");
  return words.join("-").replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
