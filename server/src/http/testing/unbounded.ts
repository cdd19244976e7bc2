interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Contract {
  readonly paths: Readonly<Record<string, object>>;
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
}

/** Inputs of a contract without a maximum length: texts and lists. */
export function unbounded(contract: object): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const items = Object.values((contract as Contract).paths);
  for (const item of items) {
    for (const operation of [item, ...Object.values(item)] as readonly Operation[]) {
      const { operationId = "", parameters = [], requestBody } = operation;
      for (const parameter of parameters) {
        const { name, schema } = resolved<{ name: string; schema: Schema }>(parameter);
        visit(schema, `${operationId}?${name}`);
      }
      const { content = {} } = resolved<{ content?: Record<string, { schema?: Schema }> }>(
        requestBody ?? {},
      );
      for (const { schema } of Object.values(content)) if (schema) visit(schema, operationId);
    }
  }
  return [...found].toSorted();

  function visit(schema: Schema, place: string): void {
    const { $ref } = schema;
    if ($ref !== undefined) {
      const isNew = !visited.has($ref);
      visited.add($ref);
      if (isNew) visit(resolved(schema), $ref.split("/").at(-1) ?? "");
      return;
    }
    if (isEndless(schema)) found.add(place);
    for (const [name, part] of Object.entries(schema.properties ?? {}))
      visit(part, `${place}.${name}`);
    if (schema.items) visit(schema.items, `${place}[]`);
    const { allOf = [], anyOf = [], oneOf = [] } = schema;
    for (const part of [...allOf, ...anyOf, ...oneOf]) visit(part, place);
  }

  function resolved<Node extends object>(node: object): Node {
    const { $ref } = node as { $ref?: string };
    if ($ref === undefined) return node as Node;
    const steps = $ref.replace(/^#\//, "").split("/");
    const target = steps.reduce<unknown>((here, step) => (here as never)[step], contract);
    return resolved(target as object);
  }
}

/** Formats with a bounded length; files are counted while read. */
const boundedFormats = ["uuid", "date", "date-time", "binary"];
/** An anchored pattern without unbounded repetition. */
const isBoundedForm = (pattern: string) => /^\^(?!.*,\})[^*+]*\$$/.test(pattern);

function isEndless({ type, format = "", pattern = "", maxLength, maxItems, ...rest }: Schema) {
  const types = [type].flat();
  if (types.includes("array")) return maxItems === undefined;
  if (!types.includes("string") || rest.enum || rest.const !== undefined) return false;
  return maxLength === undefined && !boundedFormats.includes(format) && !isBoundedForm(pattern);
}
