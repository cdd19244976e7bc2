import { lazy, Suspense } from "react";
import { addresses } from "./addresses.ts";
import { Reconnect } from "./dialogs.tsx";

// What runs is asked of the server first; the page doesn't wait for what shows it.
const WatchImports = lazy(async () => ({
  default: (await import("../features/watch-imports/watch-imports.tsx")).WatchImports,
}));

/** The imports that run or have ended: all of the tenant's, or one workspace's. */
export function RunningImports({ workspaceId }: { readonly workspaceId?: string }) {
  return (
    <Suspense>
      <WatchImports
        {...(workspaceId !== undefined && { workspaceId })}
        addresses={addresses}
        relink={(asked) => <Reconnect {...asked} />}
      />
    </Suspense>
  );
}
