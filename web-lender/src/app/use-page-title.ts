import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { tenantSettings } from "../api/tenant-settings.ts";
import type { PlainMessageId } from "../messages/catalogue.ts";

/** Names the page in the window's title, before the tenant's visible name. */
export function usePageTitle(title: PlainMessageId, name?: string): void {
  const { formatMessage } = useIntl();
  const { data: settings } = useQuery(tenantSettings());
  const tenant = settings?.brandConfig.visibleName ?? formatMessage({ id: "app.product" });
  const page = name ?? formatMessage({ id: title });

  useEffect(() => {
    document.title = `${page} · ${tenant}`;
  }, [page, tenant]);
}
