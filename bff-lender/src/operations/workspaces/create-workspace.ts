import { randomUUID } from "node:crypto";
import { openWorkspace } from "../../open-workspace.ts";
import type { Handler } from "../../operation.ts";

export const createWorkspace: Handler<"createWorkspace"> = ({ body }, call) =>
  openWorkspace(randomUUID(), body, call);
