import { useSuspenseQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { tenantSettings } from "../api/tenant-settings.ts";
import { dana, tenantWith } from "../testing/a-tenant.ts";
import { connectionId, goOn, theServerAccepts, toThePackages } from "../testing/a-wizard.tsx";
import { aConnection, aConsent, aListItem, aPageOf } from "../testing/a-workspace.ts";
import { bff, server } from "../testing/bff.ts";
import { render } from "../testing/render.tsx";
import { NewCollection } from "./new-collection.tsx";
import { WorkspaceListRoute } from "./workspace-list.tsx";

const settings = tenantWith({ analyticsPath: "/events" });
const person = { ...dana, userCapabilities: ["CanCreateWorkspace" as const] };

describe("events of use", () => {
  it.each(["WorkspaceList", "HomePage"] as const)(
    "note that an import is begun and its job created, from the %s (P-K28)",
    async (begunOn) => {
      const noted = eventsAreTaken();
      theServerAccepts();
      const { id, displayName } = aListItem();
      const { user } = render(
        <Known>
          <NewCollection
            workspace={{ id, displayName }}
            settings={settings}
            begunOn={begunOn}
            onClose={() => {}}
          />
        </Known>,
        { person },
      );
      await screen.findByRole("dialog");
      await toThePackages(user);
      await user.click(await screen.findByRole("radio", { name: "Tidewater Marine Supply" }));

      await goOn(user);

      await waitFor(() =>
        expect(noted()).toEqual([`Import Begin${begunOn}`, `Import JobCreated${begunOn}`]),
      );
    },
  );

  it("note that a workspace is begun to be added, and whether that is given up or done (P-K29)", async () => {
    const noted = eventsAreTaken();
    server.use(
      bff.put("/Entities/{workspaceId}", ({ response }) =>
        response(200).json({
          ...{ id: aListItem().id, displayName: "Bluestem", userCount: 1 },
          workspaceUserCapabilities: ["CanViewWorkspace"],
        }),
      ),
    );
    const { user } = render(<WorkspaceListRoute />, { person });
    const add = await screen.findByRole("button", { name: "Add workspace" });

    await user.click(add);
    await user.click(await screen.findByRole("button", { name: "Cancel" }));
    await user.click(add);
    await user.type(await screen.findByLabelText("Name"), "Bluestem");
    await user.click(screen.getAllByRole("button", { name: "Add workspace" }).at(-1) ?? add);

    await waitFor(() =>
      expect(noted()).toEqual([
        ...["Workspace AddBegin", "Workspace AddCanceled"],
        ...["Workspace AddBegin", "Workspace AddComplete"],
      ]),
    );
  });
});

function Known({ children }: { readonly children: ReactNode }) {
  useSuspenseQuery(tenantSettings());
  return children;
}

/** As category and action. */
function eventsAreTaken(): () => string[] {
  const taken: string[] = [];
  server.use(
    http.post("*/events", async ({ request }) => {
      const { category, action } = (await request.json()) as Record<string, string>;
      taken.push(`${category} ${action}`);
      return new HttpResponse(null, { status: 204 });
    }),
    bff.get("/tenant/settings", ({ response }) => response(200).json(settings)),
    bff.get("/tenant/bannermessages", ({ response }) => response(200).json([])),
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.post("/auth/postlogin", ({ response }) => response(200).json(person)),
    bff.get("/submissions/listpending", ({ response }) => response(200).json([])),
    bff.post("/submissions/search", ({ response }) => response(200).json([])),
    bff.get("/users", ({ response }) => response(200).json([])),
    bff.post("/Entities/query", ({ response }) => response(200).json(aPageOf([aListItem()]))),
    bff.get("/workspaces/{workspaceId}/connections", ({ response }) =>
      response(200).json([aConnection({ id: connectionId, consents: [aConsent()] })]),
    ),
  );
  return () => taken;
}
