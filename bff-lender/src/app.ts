import contract from "@tieout/openapi/lender.json" with { type: "json" };
import { api, type Outside } from "@tieout/server/http";
import type { Middleware } from "koa";
import {
  type Lender,
  type operations,
  type PublicOperation,
  publicOperations,
  type Services,
} from "./operation.ts";
import { handlers } from "./operations/handlers.ts";
import { sentences } from "./operations/sentences.ts";

const bind = api<operations, Lender, Services, PublicOperation>(
  contract,
  handlers,
  publicOperations,
  sentences,
);

/** The lender's operations, given the outside. */
export const lenderApi = (outside: Outside<Lender, Services>): Middleware => bind(outside);
