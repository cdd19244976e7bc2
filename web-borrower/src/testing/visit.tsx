import { render, screen } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { takeMailLanguage } from "@tieout/web-portal/language";
import { vi } from "vitest";
import { App } from "../app/app.tsx";
import { BrowserProvider } from "../app/browser.tsx";
import { takeLinkSecret } from "../app/link-secret.ts";
import { createQueryClient } from "../app/query-client.ts";

/** On a day in October 2025. */
export function visit(address: string) {
  window.history.replaceState(null, "", address);
  return load();
}

/** Chooses a package and agrees to what its dialog says. */
export async function connect(user: UserEvent, name: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name }));
  await user.click(await screen.findByRole("button", { name: `Connect ${name}` }));
}

/** Reloads without any memory, as phones do. */
export function reload({ unmount }: { readonly unmount: () => void }) {
  unmount();
  return load();
}

function load() {
  takeMailLanguage();
  const leaveFor = vi.fn<(address: string) => void>();
  const reload = vi.fn<() => void>();
  const now = () => new Date("2025-10-14T13:30:00Z");
  const queryClient = createQueryClient();
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });

  const page = render(
    <BrowserProvider browser={{ leaveFor, reload, now }}>
      <App linkSecret={takeLinkSecret()} queryClient={queryClient} />
    </BrowserProvider>,
  );
  return { ...page, leaveFor, reload, user: userEvent.setup({ advanceTimers: () => {} }) };
}
