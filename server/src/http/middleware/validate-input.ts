import type { IncomingMessage } from "node:http";
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import type { Context } from "koa";
import type { Operation, Shape } from "../contract.ts";
import { jsonBodyOf } from "../json-body.ts";
import { multipartOf } from "../multipart.ts";
import { type FieldError, invalid, type ProblemText, problem } from "../problem.ts";
import { Refusal } from "../refusal.ts";
import type { Step } from "../routes.ts";

const errorsAtMost = 20;

/** Reads and validates input; refuses it with a message a field. */
export const validateInput: Step = async (ctx, next) => {
  const { operation } = ctx.state;
  const params = { ...ctx.params };
  const { query, errors: queryErrors } = queryOf(ctx, operation.query);
  const errors = [
    ...errorsOf(operation.params.validate, params, "/params"),
    ...queryErrors,
    ...errorsOf(operation.query.validate, query, "/query"),
  ];
  const body = await bodyOf(ctx, operation);
  errors.push(...body.errors);
  if (errors.length > 0) throw new Refusal(invalid(errors.slice(0, errorsAtMost)));
  ctx.state.input = { params, query, body: body.value };
  await next();
};

interface ReadBody {
  readonly value: unknown;
  readonly errors: readonly FieldError[];
}

async function bodyOf(ctx: Context, { bodies, bodyRequired }: Operation): Promise<ReadBody> {
  if (bodies.size === 0) {
    // An unread body would block the connection's next request.
    ctx.req.resume();
    return { value: undefined, errors: [] };
  }
  if (!hasBody(ctx.req)) {
    return { value: undefined, errors: bodyRequired ? [missing("/body")] : [] };
  }
  const type = ctx.get("content-type").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!bodies.has(type)) {
    ctx.req.resume();
    const types = [...bodies.keys()].join(", ");
    throw new Refusal(
      problem(415, "media-type", {
        title: "media-type-unreadable",
        detail: { id: "send-media-type", values: { types } },
      }),
    );
  }
  if (type.startsWith("multipart/")) {
    return { value: multipartOf(ctx.req, ctx.req.headers), errors: [] };
  }
  const validate = bodies.get(type);
  return validate ? readJson(ctx.req, validate) : { value: ctx.req, errors: [] };
}

async function readJson(request: IncomingMessage, validate: ValidateFunction): Promise<ReadBody> {
  const body = await jsonBodyOf(request);
  if (body === "too-large") {
    const title = "body-too-large";
    throw new Refusal(problem(413, "too-large", { title, detail: "one-megabyte-at-most" }));
  }
  if (body === "not-json") {
    return { value: undefined, errors: [field("/body", "json", "not-json")] };
  }
  return { value: body.value, errors: errorsOf(validate, body.value, "/body") };
}

function queryOf(ctx: Context, { lists }: Shape) {
  const query: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [name, value] of Object.entries(ctx.query)) {
    if (lists.has(name)) query[name] = [value ?? []].flat().flatMap((part) => part.split(","));
    else if (typeof value === "string") query[name] = value;
    else errors.push(field(`/query/${name}`, "repeated", "field-repeated"));
  }
  return { query, errors };
}

function errorsOf(validate: ValidateFunction, value: unknown, root: string): FieldError[] {
  const found = hasNul(value) ? [field(root, "characters", "nul-character")] : [];
  if (!validate(value)) found.push(...(validate.errors ?? []).map((error) => fieldOf(root, error)));
  return found;
}

/** Only path and query: the body parser refuses it. */
function hasNul(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).some((text) => typeof text === "string" && text.includes("\0"))
  );
}

function fieldOf(root: string, { instancePath, keyword, params }: ErrorObject): FieldError {
  const place = `${root}${instancePath}`;
  if (keyword === "required" || keyword === "dependentRequired") {
    return missing(`${place}/${params.missingProperty}`);
  }
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") {
    const name = params.additionalProperty ?? params.unevaluatedProperty;
    return field(`${place}/${name}`, "unknown", "field-unexpected");
  }
  return field(place, keyword, remarkOn(keyword, params));
}

/** A field's message for whoever fills in a form. */
function remarkOn(keyword: string, { limit }: ErrorObject["params"]): ProblemText {
  switch (keyword) {
    case "format":
    case "pattern":
      return "wrong-form";
    case "minLength":
      return { id: "too-few-characters", values: { limit } };
    case "maxLength":
      return { id: "too-many-characters", values: { limit } };
    case "minimum":
      return { id: "below-minimum", values: { limit } };
    case "maximum":
      return { id: "above-maximum", values: { limit } };
    case "enum":
    case "const":
      return "not-a-choice";
    case "minItems":
      return { id: "too-few-items", values: { limit } };
    case "maxItems":
      return { id: "too-many-items", values: { limit } };
    case "uniqueItems":
      return "item-repeated";
    default:
      return "field-unusable";
  }
}

const field = (pointer: string, code: string, description: ProblemText): FieldError => ({
  pointer,
  code,
  description,
});
const missing = (pointer: string) => field(pointer, "required", "field-required");

function hasBody(request: IncomingMessage): boolean {
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  return encoding !== undefined || (length !== undefined && length !== "0");
}
