import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { expect, it } from "vitest";
import { tenantSettings } from "../api/tenant-settings.ts";
import { tenantWith } from "../testing/a-tenant.ts";
import { en } from "./en.ts";
import { useTermDays } from "./use-term-days.ts";

it("the day on which a term ends is the lender's, wherever its reader is", () => {
  const client = new QueryClient();
  client.setQueryData(tenantSettings().queryKey, tenantWith({ timeZone: "America/New_York" }));
  const { result } = renderHook(useTermDays, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <IntlProvider locale="en" messages={en} timeZone="Asia/Tokyo">
          {children}
        </IntlProvider>
      </QueryClientProvider>
    ),
  });

  const { termDay, longTermDay } = result.current;
  expect(termDay("2026-04-01T03:00:00Z")).toBe("Mar 31, 2026");
  expect(longTermDay("2026-04-01T03:00:00Z")).toBe("March 31, 2026");
});
