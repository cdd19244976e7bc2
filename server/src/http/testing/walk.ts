import { type Operation, operationsOf } from "../contract.ts";
import type { PortalRequest } from "./ask.ts";

/** What a portal's operations are asked with: everything that stands in paths, queries and bodies. */
export interface Example {
  /** By the contract's names for them. */
  readonly values: Readonly<Record<string, string | number>>;
  /** By operation. */
  readonly bodies: Readonly<Record<string, unknown>>;
}

export interface WalkedOperation {
  readonly id: string;
  readonly isPublic: boolean;
  readonly changes: boolean;
  readonly navigable: boolean;
  /** Posted from anywhere: what it may do stands in its address. */
  readonly byProgram: boolean;
  readonly request: PortalRequest;
}

/**
 * Reads a contract once, and then gives every operation of it as a request. Throws where an example lacks
 * something, so that an operation that is added can't stay out of the tests that walk.
 */
export function walker(contract: object): (example: Example) => WalkedOperation[] {
  const operations = operationsOf(contract);

  return (example) =>
    operations.map((operation) => ({
      id: operation.id,
      isPublic: operation.security.includes("public"),
      changes: operation.method !== "GET",
      navigable: operation.navigable,
      byProgram: operation.byProgram,
      request: requestOf(operation, example),
    }));
}

function requestOf(operation: Operation, { values, bodies }: Example): PortalRequest {
  const exampleOf = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${operation.id} needs an example of ${name}`);
    return encodeURIComponent(value);
  };
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => exampleOf(name));
  const query = requiredOf(operation.query.validate.schema).map(
    (name) => `${name}=${exampleOf(name)}`,
  );
  const body = bodies[operation.id];
  if (operation.bodyRequired && body === undefined) {
    throw new Error(`${operation.id} needs an example of its body`);
  }
  return {
    method: operation.method,
    path: query.length > 0 ? `${path}?${query.join("&")}` : path,
    ...(body !== undefined && sentAs(operation, body)),
  };
}

/** A form's example is its files' contents, by their fields. */
function sentAs(
  { bodies }: Operation,
  body: unknown,
): Pick<PortalRequest, "json" | "xml" | "form"> {
  if (bodies.has("text/xml")) return { xml: String(body) };
  if (!bodies.has("multipart/form-data")) return { json: body };
  return { form: body as NonNullable<PortalRequest["form"]> };
}

/** What `operationsOf` has put together from the contract's parameters. */
function requiredOf(schema: unknown): readonly string[] {
  return (schema as { readonly required: readonly string[] }).required;
}
