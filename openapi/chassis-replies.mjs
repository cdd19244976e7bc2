import { readFileSync, writeFileSync } from "node:fs";

const problem = { $ref: "#/components/responses/Problem" };
const methods = ["get", "put", "post", "delete", "patch"];

/**
 * Adds to each operation of a bundled contract what the chassis (`server/http`) answers before any handler is
 * asked: what follows from an operation's method, body and security is declared here once, and not by hand in
 * a hundred places. What an operation declares itself stays.
 */
export function declareChassisReplies(file) {
  const contract = JSON.parse(readFileSync(file, "utf8"));
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      // In place of an id, an escape that can't be read names nothing.
      const statuses = [...repliesOf(method, operation), ...(path.includes("{") ? ["404"] : [])];
      const added = Object.fromEntries(statuses.map((status) => [status, problem]));
      operation.responses = { ...added, ...operation.responses };
    }
  }
  writeFileSync(file, `${JSON.stringify(contract, null, 2)}\n`);
}

function repliesOf(method, operation) {
  const isChange = method !== "get" || operation["x-unsafe"];
  const isForCallers = operation.security.length > 0;
  const types = Object.keys(operation.requestBody?.content ?? {});
  return [
    // A parameter that isn't expected, a missing Request-Id, a header that came twice.
    "400",
    ...(isForCallers ? ["401"] : []),
    // From another site, or while the tenant is switched off.
    ...((isChange && !operation["x-by-program"]) || isForCallers ? ["403"] : []),
    ...(types.length > 0 ? ["408", "415"] : []),
    ...(types.some((type) => /[/+]json$/.test(type)) ? ["413"] : []),
    // A host that is nobody's.
    "421",
  ];
}
