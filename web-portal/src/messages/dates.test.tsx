import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { expect, it } from "vitest";
import { useDates } from "./dates.ts";

it.each([
  ["fr", "1er déc. 2026", "1er décembre 2026", "31 oct. 2026"],
  ["es", "1 dic 2026", "1 de diciembre de 2026", "31 oct 2026"],
])("writes days of the books in %s as workbooks do (P-U14)", (locale, first, long, last) => {
  const { result } = renderHook(useDates, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <IntlProvider locale={locale}>{children}</IntlProvider>
    ),
  });
  const { bookDay, longBookDay } = result.current;

  expect([bookDay("2026-12-01"), longBookDay("2026-12-01"), bookDay("2026-10-31")]).toEqual([
    first,
    long,
    last,
  ]);
});
