import { WatchImports } from "../features/watch-imports/watch-imports.tsx";
import { addresses } from "./addresses.ts";
import { Reconnect } from "./reconnect.tsx";

/** The imports that run or have ended: all of the tenant's, or one workspace's. */
export function RunningImports({ workspaceId }: { readonly workspaceId?: string }) {
  return (
    <WatchImports
      {...(workspaceId !== undefined && { workspaceId })}
      addresses={addresses}
      relink={(asked) => <Reconnect {...asked} />}
    />
  );
}
