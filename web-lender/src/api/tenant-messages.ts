import { queryOptions, skipToken } from "@tanstack/react-query";
import type { Language } from "@tieout/core/language";
import { answerOf } from "@tieout/web-portal/answer";
import { orInstead } from "@tieout/web-portal/patience";
import { overridden, tenantMessages } from "@tieout/web-portal/tenant-messages";
import type { PartOfCatalogue } from "../messages/catalogue.ts";
import type { CataloguePart } from "../messages/load-catalogue.ts";
import { sections as sectionIds } from "../messages/sections.ts";
import { client } from "./client.ts";

/** Null where the tenant has none, or they can't be read in time. Waits for ours. */
export const overriddenPart = (
  language: Language,
  part: CataloguePart,
  ours: PartOfCatalogue | undefined,
) =>
  queryOptions({
    queryKey: ["messages", "overridden", language, part],
    queryFn: ours
      ? async ({ client: queryClient }) =>
          overridden(ours, await orInstead(queryClient.fetchQuery(tenantsOwn(language)), {}))
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

const tenantsOwn = (language: Language) =>
  tenantMessages(language, (wanted) =>
    answerOf(client.POST("/tenant/portaltext", { body: { ...wanted, sectionIds } })),
  );
