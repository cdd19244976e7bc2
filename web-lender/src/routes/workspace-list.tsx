import { useSuspenseQuery } from "@tanstack/react-query";
import { Callout, focusPage } from "@tieout/ui-kit";
import { Suspense, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useLocation, useSearch } from "wouter";
import { currentUser } from "../api/session.ts";
import { useAreSettingsUnread, useTenantSettings } from "../api/use-tenant-settings.ts";
import { useNoteEvent } from "../app/analytics.ts";
import { Frame } from "../app/frame.tsx";
import { usePageTitle } from "../app/page-arrival.ts";
import { useDraft } from "../drafts/use-draft.ts";
import { BrowseWorkspaces } from "../features/browse-workspaces/browse-workspaces.tsx";
import type { ListView } from "../features/browse-workspaces/list-view.ts";
import { GetAccess } from "../features/get-access.tsx";
import { AttendCollections } from "../features/needs-attention/needs-attention.tsx";
import { ReadBanners } from "../features/read-banners/read-banners.tsx";
import { addresses } from "./addresses.ts";
import {
  AddWorkspace,
  AnonymousLink,
  DeleteWorkspace,
  ManageUsers,
  NewCollection,
} from "./dialogs.tsx";
import { RunningImports } from "./running-imports.tsx";
import * as styles from "./workspace-list.css.ts";
import {
  isWithoutWorkspace,
  managedIn,
  searchFor,
  searchForManaged,
  viewIn,
} from "./workspace-list-address.ts";

interface Named {
  readonly id: string;
  readonly displayName: string;
}

export function WorkspaceListRoute() {
  const { formatMessage } = useIntl();
  const [, navigate] = useLocation();
  const search = useSearch();
  const view = useMemo(() => viewIn(search), [search]);
  const { data: user } = useSuspenseQuery(currentUser());
  const settings = useTenantSettings();
  const areUnread = useAreSettingsUnread();
  const { draft: isAdding, setDraft: setIsAdding } = useDraft("adding", false);
  const [isPutAside, setIsPutAside] = useState(false);
  const collecting = useDraft<Named | undefined>("collecting", undefined);
  const { draft: collectingFor, setDraft: setCollectingFor } = collecting;
  const [deleting, setDeleting] = useState<Named>();
  const [sharesLink, setSharesLink] = useState(false);
  const managed = useMemo(() => managedIn(search), [search]);
  const note = useNoteEvent();
  usePageTitle("list.title");

  const endAdding = (action: "AddCanceled" | "AddComplete") => {
    note({ category: "Workspace", action });
    setIsAdding(false);
    setIsPutAside(false);
  };
  const go = (to: string) => navigate(`${addresses.workspaceList}${to}`, { replace: true });
  const show = (next: ListView) => go(searchFor(next));

  return (
    <Frame trail={[{ label: formatMessage({ id: "list.title" }) }]}>
      <BrowseWorkspaces
        view={view}
        onView={show}
        addresses={addresses}
        showStatements={settings.appSettings.financialStatementsEnabled}
        adding={{
          allowed: user.userCapabilities.includes("CanCreateWorkspace"),
          off: areUnread ? "unknown" : settings.appSettings.disableNewWorkspaces && "switched-off",
          onAdd: () => {
            setIsPutAside(false);
            if (isAdding) return;
            note({ category: "Workspace", action: "AddBegin" });
            setIsAdding(true);
          },
        }}
        onAnonymousLink={() => setSharesLink(true)}
        acts={{
          onCollect: setCollectingFor,
          onManageUsers: ({ id }) => go(searchForManaged(view, id)),
          onDelete: setDeleting,
          accessButton: ({ id, displayName, workspaceUserCapabilities: held }) => (
            <GetAccess
              workspaceId={id}
              displayName={displayName}
              mayAddThemselves={held.includes("CanManageWorkspaceUsers")}
              onAdded={() => navigate(addresses.named(id, displayName))}
            />
          ),
        }}
      >
        {isWithoutWorkspace(search) && (
          <Callout
            tone="warning"
            title={formatMessage({ id: "list.missing" })}
            closeLabel={formatMessage({ id: "list.missing.close" })}
            onClose={() => {
              show(view);
              focusPage();
            }}
          >
            {formatMessage({ id: "list.missing.detail" })}
          </Callout>
        )}
        <ReadBanners />
        <HomeNews />
      </BrowseWorkspaces>
      <Suspense>
        {isAdding && (
          <AddWorkspace
            open={!isPutAside}
            onPutAside={setIsPutAside}
            onClose={() => endAdding("AddCanceled")}
            owner={user}
            onAdded={() => endAdding("AddComplete")}
          />
        )}
        {collectingFor && (
          <NewCollection
            workspace={collectingFor}
            settings={settings}
            begunOn="WorkspaceList"
            onLinked={collecting.forget}
            onClose={() => setCollectingFor(undefined)}
          />
        )}
        {managed && (
          <ManageUsers
            key={search}
            workspaceId={managed.workspaceId}
            preselected={managed.add}
            selfId={user.id}
            onClose={() => show(view)}
          />
        )}
        {sharesLink && <AnonymousLink onClose={() => setSharesLink(false)} />}
        {deleting && (
          <DeleteWorkspace workspace={deleting} onClose={() => setDeleting(undefined)} />
        )}
      </Suspense>
    </Frame>
  );
}

function HomeNews() {
  return (
    <div className={styles.news}>
      <RunningImports />
      <AttendCollections overviewAddress={addresses.overview} />
    </div>
  );
}
