import { searchNaicsIndustries } from "@tieout/services/industries/industries";
import type { Handler } from "../operation.ts";

const mostIndustries = 25;
const mostDescriptions = 20;

export const searchNaicsCodes: Handler<"searchNaicsCodes"> = async ({ query: { query } }) => ({
  status: 200,
  body: searchNaicsIndustries(query, mostIndustries).map(({ industry, index }) => ({
    NaicsCode: industry.code,
    Description: industry.title,
    AdditionalDescriptions: index.slice(0, mostDescriptions),
  })),
  headers: { "cache-control": "private, max-age=86400" },
});
