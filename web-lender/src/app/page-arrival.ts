import { useQuery } from "@tanstack/react-query";
import { focusPage } from "@tieout/ui-kit";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation } from "wouter";
import { tenantSettings } from "../api/tenant-settings.ts";
import type { PlainMessageId } from "../messages/catalogue.ts";

let arrivedAt: string | undefined;

/**
 * Moves focus to the content after navigation, so screen readers announce it. The first page keeps the browser's
 * focus.
 */
export function useArrival(): void {
  const [path] = useLocation();

  useEffect(() => {
    const isAnother = arrivedAt !== undefined && arrivedAt !== path;
    arrivedAt = path;
    if (isAnother) focusPage();
  }, [path]);
}

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
