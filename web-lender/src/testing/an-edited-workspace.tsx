import { screen } from "@testing-library/react";
import { ToastProvider } from "@tieout/ui-kit";
import { vi } from "vitest";
import { Link } from "wouter";
import { EditWorkspace } from "../features/edit-workspace/edit-workspace.tsx";
import { aUser, someDetails, tidewaterId } from "./a-workspace.ts";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";

/** Dana edits, Marcus owns the workspace, and Kwame has no access yet. */
export const [dana, marcus, kwame] = [
  aUser(0, "Dana Whitfield"),
  aUser(1, "Marcus Oyelaran"),
  aUser(2, "Kwame Mensah"),
] as const;

/** With a link that leads away. */
export function showEditWorkspace() {
  const onLeft = vi.fn();
  const page = render(
    <ToastProvider>
      <Link href="/elsewhere">Elsewhere</Link>
      <EditWorkspace workspaceId={tidewaterId} selfId={dana.id} onLeft={onLeft} />
    </ToastProvider>,
  );
  return { ...page, onLeft };
}

export const nameBox = () => screen.findByRole("textbox", { name: "Workspace name" });

/** Records method, version and body. */
export function workspaceIsSaved(details = someDetails()) {
  const sent: unknown[] = [];
  server.use(
    bff.get("/users", ({ response }) => response(200).json([dana, marcus, kwame])),
    bff.get("/Entities/{workspaceId}/safedetails", ({ response }) => response(200).json(details)),
    bff.put("/Entities/{workspaceId}/users", async ({ request, response }) => {
      const { resourceUsers } = await request.json();
      const ids = resourceUsers.map(({ principalId }) => principalId);
      sent.push(["PUT", request.headers.get("if-match"), ids]);
      details = {
        ...details,
        ...{ version: details.version + 1, accessControlList: resourceUsers },
        accessible: ids.includes(dana.id),
      };
      return response(200).json(details);
    }),
    bff.patch("/Entities/{workspaceId}", async ({ request, response }) => {
      const patch = await request.json();
      sent.push(["PATCH", request.headers.get("if-match"), patch]);
      details = { ...details, version: details.version + 1, displayName: patch[0]?.value ?? "" };
      return response(200).json(details);
    }),
  );
  return sent;
}
