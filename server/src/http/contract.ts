import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** A security scheme's name in the contract; `public` is written `[]`. */
export type SecurityScheme = "session" | "link" | "receipt" | "bearer" | "public";

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** As in the contract: `/Entities/{workspaceId}`. */
  readonly path: string;
  readonly security: readonly SecurityScheme[];
  readonly params: Shape;
  readonly query: Shape;
  /** By media type; empty if the operation takes no body. */
  readonly bodies: ReadonlyMap<string, ValidateFunction | undefined>;
  readonly bodyRequired: boolean;
  /** By status, then media type. */
  readonly replies: ReadonlyMap<number, ReadonlyMap<string, ValidateFunction | undefined>>;
  /** A GET with side effects, marked `x-unsafe` (D-6). */
  readonly unsafe: boolean;
  /** Browsers navigate there without our headers: downloads and redirects. */
  readonly navigable: boolean;
  /** Posted by a program without origin or session, like a mail program: `x-by-program`. */
  readonly byProgram: boolean;
  /** Served without /api as well, marked `x-also-without-api` (D-35). */
  readonly alsoWithoutApi: boolean;
  /** Available while the tenant is disabled, marked `x-while-disabled` (D-55). */
  readonly whileDisabled: boolean;
}

/** Path or query: values are text, coerced per the contract. */
export interface Shape {
  readonly validate: ValidateFunction;
  /** Comma-separated parameters. */
  readonly lists: ReadonlySet<string>;
}

interface ParameterObject {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly schema: { readonly type?: unknown };
}

interface MessageObject {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

interface OperationObject {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly object[];
  readonly requestBody?: MessageObject;
  readonly responses: Readonly<Record<string, MessageObject>>;
  readonly "x-unsafe"?: boolean;
  /** Others write the query and may add parameters. */
  readonly "x-open-query"?: boolean;
  readonly "x-also-without-api"?: boolean;
  readonly "x-by-program"?: boolean;
  readonly "x-while-disabled"?: boolean;
}

const methods = ["get", "put", "post", "delete", "patch"] as const;
const isJson = (type: string) => /[/+]json$/.test(type);

/** Reads a bundled OpenAPI 3.1 contract. @throws on an operation that can't be served */
export function operationsOf(contract: object): Operation[] {
  const resolve = resolver(contract);
  const compileBody = compiler(contract, false);
  const compileText = compiler(contract, true);
  const paths = Object.entries((contract as { paths?: Record<string, object> }).paths ?? {});

  return paths.flatMap(([path, item]) => {
    const shared = (item as { parameters?: object[] }).parameters ?? [];
    return methods.flatMap((method) => {
      const found = (item as Partial<Record<typeof method, OperationObject>>)[method];
      return found ? [read(method, path, shared, found)] : [];
    });
  });

  function read(
    method: string,
    path: string,
    shared: readonly object[],
    operation: OperationObject,
  ): Operation {
    const parameters = [...shared, ...(operation.parameters ?? [])].map(
      (parameter) => resolve(parameter) as ParameterObject,
    );
    const body = operation.requestBody && (resolve(operation.requestBody) as MessageObject);
    const replies = new Map(
      Object.entries(operation.responses).map(([status, reply]) => [
        Number(status),
        bodiesOf(resolve(reply) as MessageObject),
      ]),
    );
    if (operation["x-by-program"] && operation.security?.length !== 0) {
      throw new Error(
        `${operation.operationId} has a security scheme, and a mail program knows none`,
      );
    }
    const good = [...replies].filter(([status]) => status < 400);

    return {
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      security: securityOf(operation),
      params: shapeOf(parameters, "path"),
      query: shapeOf(parameters, "query", operation["x-open-query"]),
      bodies: body ? bodiesOf(body) : new Map(),
      bodyRequired: body?.required ?? false,
      replies,
      unsafe: operation["x-unsafe"] ?? false,
      navigable: method === "get" && good.every(([, types]) => ![...types.keys()].some(isJson)),
      byProgram: operation["x-by-program"] ?? false,
      alsoWithoutApi: operation["x-also-without-api"] ?? false,
      whileDisabled: operation["x-while-disabled"] ?? false,
    };
  }

  function bodiesOf({ content = {} }: MessageObject): Map<string, ValidateFunction | undefined> {
    return new Map(
      Object.entries(content).map(([type, { schema }]) => [
        type,
        isJson(type) && schema ? compileBody(schema) : undefined,
      ]),
    );
  }

  function shapeOf(
    parameters: readonly ParameterObject[],
    place: "path" | "query",
    open = false,
  ): Shape {
    const here = parameters.filter((parameter) => parameter.in === place);
    const lists = here.filter(({ schema }) => (resolve(schema) as typeof schema).type === "array");
    return {
      validate: compileText({
        type: "object",
        additionalProperties: open && { type: "string", maxLength: longestOpenValue },
        required: here.filter(({ required }) => required).map(({ name }) => name),
        properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      }),
      lists: new Set(lists.map(({ name }) => name)),
    };
  }
}

const longestOpenValue = 4_096;

/** Default deny: an operation without `security` isn't served (D-6). */
function securityOf({ operationId, security }: OperationObject): SecurityScheme[] {
  const schemes = security?.map(Object.keys);
  // Two names in one requirement would mean both at once, which isn't supported.
  if (!schemes || schemes.some((names) => names.length !== 1)) {
    throw new Error(`${operationId} doesn't say who may ask, one security scheme at a time`);
  }
  return schemes.length ? (schemes.flat() as SecurityScheme[]) : ["public"];
}

function resolver(contract: object) {
  return function resolve(node: object): object {
    const ref = (node as { $ref?: string }).$ref;
    if (!ref) return node;
    const steps = ref.replace(/^#\//, "").split("/").map(unescapePointer);
    const target = steps.reduce<unknown>(
      (here, step) => (here as Record<string, unknown> | undefined)?.[step],
      contract,
    );
    if (typeof target !== "object" || target === null) throw new Error(`${ref} leads nowhere`);
    return resolve(target);
  };
}

const unescapePointer = (step: string) => step.replaceAll("~1", "/").replaceAll("~0", "~");

/** Path and query values are coerced from text; bodies aren't. */
function compiler(contract: object, coerceTypes: boolean) {
  const ajv = new Ajv2020({ allErrors: true, coerceTypes, strict: false, discriminator: true });
  addFormats.default(ajv);
  const { components } = contract as { components?: { schemas?: Record<string, object> } };
  // By reference name, so each is compiled once.
  for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
    ajv.addSchema(schema, `#/components/schemas/${name}`);
  }

  return (schema: object): ValidateFunction => ajv.compile(schema);
}
