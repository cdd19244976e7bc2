import type pg from "pg";
import { columnTypes } from "../column-types.ts";

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly defaulted: boolean;
  /** PostgreSQL sets it, and nobody else may. */
  readonly generated: boolean;
  /** Its place in the primary key, from 1. */
  readonly key: number | null;
}

/** TypeScript row types of all tables, from the catalog. */
export async function describeTables(client: pg.Client): Promise<string> {
  const tables = new Map<string, Column[]>();
  for (const column of await columnsOf(client)) {
    tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  }
  const literals = await literalsOf(client);
  const used = new Set<string>();
  const typeOf = (column: Column): string => {
    const place = `${camel(column.table)}.${camel(column.name)}`;
    const said = columnTypes[place];
    if (said) used.add(place);
    return said?.type ?? literals.get(`${column.table}.${column.name}`) ?? plainType(column);
  };
  const rows = [...tables].map(([table, columns]) => rowOf(table, columns, typeOf));

  const unused = Object.keys(columnTypes).filter((place) => !used.has(place));
  if (unused.length > 0) throw new Error(`No column is ${unused.join(", ")}`);
  return `${[
    "// Written by `npm run schema` from the migrated database. Read it, don't edit it.",
    importsOf(),
    ...rows,
    `/** Every table, by the name that queries have for it. */\nexport interface Tables {\n${[...tables].map(([table, columns]) => `  ${camel(table)}: {\n    row: ${rowName(table)};\n    defaulted: ${union(columns.filter(({ nullable, defaulted, generated }) => defaulted && !nullable && !generated))};\n    generated: ${union(columns.filter(({ generated }) => generated))};\n    json: ${union(columns.filter(({ type }) => jsonTypes.includes(type)))};\n  };`).join("\n")}\n}`,
    `/** The columns of each table's primary key, in its order. */\nexport const primaryKeys = {\n${[...tables].map(([table, columns]) => `  ${camel(table)}: [${keyOf(columns).join(", ")}],`).join("\n")}\n} as const;`,
  ].join("\n\n")}\n`;
}

function rowOf(table: string, columns: readonly Column[], typeOf: (column: Column) => string) {
  const fields = columns.map(
    (column) =>
      `  readonly ${camel(column.name)}: ${typeOf(column)}${column.nullable ? " | null" : ""};`,
  );
  return `export interface ${rowName(table)} {\n${fields.join("\n")}\n}`;
}

const union = (columns: readonly Column[]) =>
  columns.map(({ name }) => JSON.stringify(camel(name))).join(" | ") || "never";

/** `fact` is a domain over jsonb: a code with its values. */
const jsonTypes: readonly string[] = ["json", "jsonb", "fact"];

const keyOf = (columns: readonly Column[]) =>
  columns
    .filter(({ key }) => key !== null)
    .sort((left, right) => (left.key ?? 0) - (right.key ?? 0))
    .map(({ name }) => JSON.stringify(camel(name)));

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function rowName(table: string): string {
  const name = camel(table);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Row`;
}

/** What pg's parsers return, as pool.ts sets them up. */
function plainType({ table, name, type }: Column): string {
  if (type.endsWith("[]")) {
    return `readonly ${plainType({ type: type.slice(0, -2), table, name } as Column)}[]`;
  }
  const known = plainTypes[type];
  if (!known) throw new Error(`${table}.${name} is ${type}, which no TypeScript type is known for`);
  return known;
}

const plainTypes: Readonly<Record<string, string>> = {
  bigint: "number",
  boolean: "boolean",
  bytea: "Buffer",
  date: "Day",
  "double precision": "number",
  fact: "{ readonly code: string; readonly values: Readonly<Record<string, unknown>> }",
  integer: "number",
  json: "unknown",
  jsonb: "unknown",
  minor_units: "Minor",
  numeric: "number",
  text: "string",
  "timestamp with time zone": "Date",
  uuid: "string",
};

function importsOf(): string {
  const from = new Map([
    ["@tieout/core/calendar/day", new Set(["Day"])],
    ["@tieout/core/money", new Set(["Minor"])],
  ]);
  for (const { imports = {} } of Object.values(columnTypes)) {
    for (const [name, module] of Object.entries(imports)) {
      from.set(module, (from.get(module) ?? new Set()).add(name));
    }
  }
  return [...from]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([module, names]) => `import type { ${[...names].sort().join(", ")} } from "${module}";`)
    .join("\n");
}

/** Columns with a check on a list of texts become a union. */
async function literalsOf(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query(`
    select relname as table, attname as column, format_type(atttypid, null) as type,
      pg_get_constraintdef(c.oid) as check
    from pg_constraint c
    join pg_class t on t.oid = conrelid
    join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace`);
  const found = new Map<string, string>();
  for (const { table, column, type, check } of rows) {
    const texts = textsIn(check, column, type);
    if (texts) found.set(`${table}.${column}`, texts);
  }
  return found;
}

function textsIn(check: string, column: string, type: string): string | undefined {
  const name = `"?${column}"?`;
  const all = new RegExp(`${name} <@ '{(.*?)}'::text\\[\\]`).exec(check)?.[1];
  if (type === "text[]" && all) {
    const texts = all.split(",").map((text) => JSON.stringify(text.replaceAll('"', "")));
    return `readonly (${texts.join(" | ")})[]`;
  }
  const one = new RegExp(
    `^CHECK \\(\\(${name} = (?:ANY \\(ARRAY\\[(.*)\\]\\)|('[^']*'::text))\\)\\)$`,
  );
  const [, many, single] = one.exec(check) ?? [];
  const list = many ?? single;
  return list
    ?.split(", ")
    .map((text) => JSON.stringify(text.replace(/^'(.*)'::text$/, "$1")))
    .join(" | ");
}

async function columnsOf(client: pg.Client): Promise<readonly Column[]> {
  const { rows } = await client.query(`
    select relname as table, attname as name, format_type(atttypid, atttypmod) as type,
      not attnotnull as nullable, atthasdef or attidentity <> '' as defaulted,
      attgenerated <> '' or attidentity = 'a' as generated, array_position(i.indkey::int2[], attnum) as key
    from pg_attribute a
    join pg_class t on t.oid = attrelid
    left join pg_index i on i.indrelid = t.oid and i.indisprimary
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and attnum > 0 and not attisdropped
    order by relname, attnum`);
  return rows.map((row) => ({ ...row, key: row.key === null ? null : row.key + 1 }));
}
