import { lazy, Suspense } from "react";
import { addresses } from "./addresses.ts";
import { Reconnect } from "./dialogs.tsx";

// Lazy: the data is requested first.
const WatchImports = lazy(async () => ({
  default: (await import("../features/watch-imports/watch-imports.tsx")).WatchImports,
}));

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
