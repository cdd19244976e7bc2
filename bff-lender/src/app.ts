import contract from "@tieout/openapi/lender.json" with { type: "json" };
import { type ApiDependencies, api } from "@tieout/server/http/api";
import type { Middleware } from "koa";
import { handlers } from "./operations/handlers.ts";
import {
  type Lender,
  type operations,
  type PublicOperation,
  publicOperations,
  type Services,
} from "./operations/operation.ts";

const bind = api<operations, Lender, Services, PublicOperation>(
  contract,
  handlers,
  publicOperations,
);

export const lenderApi = (dependencies: ApiDependencies<Lender, Services>): Middleware =>
  bind(dependencies);
