import { randomUUID } from "node:crypto";
import type { Handler } from "../../operation.ts";
import { openWorkspace } from "./open-workspace.ts";

export const createWorkspace: Handler<"createWorkspace"> = ({ body }, call) =>
  openWorkspace(randomUUID(), body, call);
