import { QueryClientProvider } from "@tanstack/react-query";
import { render as renderInto } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import type { Writable } from "@tieout/openapi/writable";
import { Fragment, isValidElement, type ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { type CurrentUser, currentUser } from "../api/session.ts";
import { PageBoundary } from "../app/page-boundary.tsx";
import { createQueryCache } from "../app/query-client.ts";
import { Router as Pages } from "../app/router.tsx";
import { Toasts } from "../app/toasts.tsx";
import { en } from "../messages/en.ts";

interface Circumstances {
  readonly path?: string;
  readonly person?: CurrentUser;
}

export interface AtThePage {
  readonly user: UserEvent;
  readonly history: readonly string[];
}

export function render(page: ReactNode, { path = "/", person }: Circumstances = {}): AtThePage {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const queryClient = createQueryCache();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  // The client's types have no readonly arrays.
  if (person) queryClient.setQueryData(currentUser().queryKey, person as Writable<CurrentUser>);

  // The full app renders its own.
  const Notices = isValidElement(page) && page.type === Pages ? Fragment : Toasts;

  renderInto(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale="en" messages={en}>
        <Router hook={hook} searchHook={searchHook}>
          <Notices>
            <PageBoundary>{page}</PageBoundary>
          </Notices>
        </Router>
      </IntlProvider>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), history };
}
