import { useQuery } from "@tanstack/react-query";
import { collectionLimit, isUsedUp } from "../api/collection-limit.ts";
import type { TenantSettings } from "../api/tenant-settings.ts";
import { ReadLimit } from "../features/read-limit/read-limit.tsx";
import { RequestCollection } from "../features/request-collection/request-collection.tsx";

interface NewCollectionProps {
  /** Whose books. */
  readonly workspace: { readonly id: string; readonly displayName: string };
  readonly settings: TenantSettings;
  readonly onClose: () => void;
}

/** A new collection, or, when none is left, why not (P-T36). */
export function NewCollection({ workspace, settings, onClose }: NewCollectionProps) {
  const { data: limit } = useQuery(collectionLimit());

  return limit && isUsedUp(limit) ? (
    <ReadLimit open onClose={onClose} limit={limit} settings={settings} />
  ) : (
    <RequestCollection workspace={workspace} settings={settings} onClose={onClose} />
  );
}
