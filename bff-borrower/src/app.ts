import contract from "@tieout/openapi/borrower.json" with { type: "json" };
import { type ApiDependencies, api } from "@tieout/server/http/api";
import type { Middleware } from "koa";
import { handlers } from "./operations/handlers.ts";
import {
  type Borrower,
  type operations,
  type PublicOperation,
  publicOperations,
  type Services,
} from "./operations/operation.ts";

const bind = api<operations, Borrower, Services, PublicOperation>(
  contract,
  handlers,
  publicOperations,
);

export const borrowerApi = (dependencies: ApiDependencies<Borrower, Services>): Middleware =>
  bind(dependencies);
