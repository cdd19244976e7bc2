import { type Operation, operationsOf } from "../contract.ts";
import type { PortalRequest } from "./ask.ts";

/** Input for a portal's operations. */
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
  /** A GET that stores something (D-6). */
  readonly unsafe: boolean;
  readonly navigable: boolean;
  /** Needs no origin: its address authorizes it. */
  readonly byProgram: boolean;
  readonly request: PortalRequest;
}

/** Makes a request of every operation. @throws if an example lacks input, so new operations can't be skipped */
export function walker(contract: object): (example: Example) => WalkedOperation[] {
  const operations = operationsOf(contract);

  return (example) =>
    operations.map((operation) => ({
      id: operation.id,
      isPublic: operation.security.includes("public"),
      changes: operation.method !== "GET",
      unsafe: operation.unsafe,
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

/** A form's example is its files' contents, by field. */
function sentAs(
  { bodies }: Operation,
  body: unknown,
): Pick<PortalRequest, "json" | "xml" | "form"> {
  if (bodies.has("text/xml")) return { xml: String(body) };
  if (!bodies.has("multipart/form-data")) return { json: body };
  return { form: body as NonNullable<PortalRequest["form"]> };
}

function requiredOf(schema: unknown): readonly string[] {
  return (schema as { readonly required: readonly string[] }).required;
}
