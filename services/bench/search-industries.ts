import { industrySearch } from "@tieout/core/industry/search-industries";
import { naicsIndustries } from "../src/industries/industries.ts";

/* Measures searches over all of NAICS 2022: `npx tsx services/bench/search-industries.ts`. */

const industries = naicsIndustries();
const started = performance.now();
const search = industrySearch(industries);
process.stdout.write(`made searchable in ${(performance.now() - started).toFixed(0)} ms\n`);

const queries = {
  "a code's beginning": "4238",
  "one word": "pizza",
  "two words": "boat dealer",
  "two letters": "ca",
  "a typo": "software pubisher",
  "eight words, each a typo":
    "manufacturinq publishinq wholesalinq restauranz contractorz servicez equipmenz distributinq",
  "200 letters": "q".repeat(200),
};
for (const [what, query] of Object.entries(queries)) {
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now();
    search(query, 25);
    return performance.now() - start;
  }).toSorted((one, other) => one - other);
  const [median, slowest] = [times[25], times[49]].map((time) => time?.toFixed(1));
  process.stdout.write(`${what}: ${median} ms, ${slowest} at most\n`);
}
