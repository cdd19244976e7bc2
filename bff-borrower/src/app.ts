import contract from "@tieout/openapi/borrower.json" with { type: "json" };
import { api, type Outside } from "@tieout/server/http";
import type { Middleware } from "koa";
import {
  type Borrower,
  type operations,
  type PublicOperation,
  publicOperations,
  type Services,
} from "./operation.ts";
import { handlers } from "./operations/index.ts";
import { sentences } from "./sentences.ts";

const bind = api<operations, Borrower, Services, PublicOperation>(
  contract,
  handlers,
  publicOperations,
  sentences,
);

/** The borrower's operations, given the outside. */
export const borrowerApi = (outside: Outside<Borrower, Services>): Middleware => bind(outside);
