import { screen, within } from "@testing-library/react";
import { vi } from "vitest";
import type { Connection, ConnectionRequest } from "../api/connections.ts";
import { RequestCollection } from "../features/request-collection/request-collection.tsx";
import { dana, tenantWith } from "./a-tenant.ts";
import { aListItem, tidewaterId } from "./a-workspace.ts";
import { bff, server } from "./bff.ts";
import { render } from "./render.tsx";

const submissionId = "00000000-0000-4000-8000-000000000400";
export const connectionId = "00000000-0000-4000-8000-000000000500";
const requestId = "00000000-0000-4000-8000-000000000700";

type User = ReturnType<typeof render>["user"];

export const button = (name: string) =>
  within(screen.getByRole("dialog")).getByRole("button", { name });
export const goOn = (user: User) => user.click(button("Continue"));

export async function toTheLink(user: User) {
  await goOn(user);
  await goOn(user);
  await user.click(button("Create link"));
  await screen.findByRole("textbox", { name: "Secure link" });
}

export async function toThePackages(user: User) {
  await user.click(screen.getByRole("radio", { name: "Direct connection" }));
  await goOn(user);
  await goOn(user);
  await goOn(user);
}

/** States the ground, which the dialog asks for before it prepares anything. */
export const sayGround = async (user: User) => {
  await user.click(
    await screen.findByRole("radio", { name: "The client gave me access of my own" }),
  );
  await user.click(button("Continue"));
};

export function aWindow() {
  const opened = { closed: false, close: vi.fn(), focus: vi.fn() };
  // The page uses only these three members of a window.
  return vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
}

const unexpected = (fault: Error) => {
  throw fault;
};

type AppSettings = ReturnType<typeof tenantWith>["appSettings"];

interface Beside {
  readonly onFile?: (submissionRequestId: number) => void;
  readonly onFault?: (fault: Error) => void;
}

/** The tenant's defaults. */
export const usualOptions: AppSettings["defaultOptions"] = {
  accountingCollectionGroups: ["financial-statements", "accounts-receivable"],
  basisOfAccountingPreference: "Accrual",
  fullFiscalYearsToCollect: 3,
  endOfImport: "LastFullMonth",
  anonymizeCustomersAndVendors: false,
  provideUserCopy: false,
  allowUserUpload: true,
  hasShareableLink: true,
};

export function showWizard(
  over: Partial<AppSettings> = {},
  existing: readonly Connection[] = [],
  { onFile, onFault = unexpected }: Beside = {},
) {
  server.use(
    bff.get("/tenant/safedatacollectionlimit", ({ response }) =>
      response(200).json({ hasLimit: false }),
    ),
    bff.get("/workspaces/{workspaceId}/connections", ({ response }) =>
      response(200).json(existing),
    ),
  );
  const onClose = vi.fn();
  const settings = tenantWith({
    accountingPackages: [
      { id: "example", name: "DEX", beta: false },
      { id: "xero", name: "Xero", beta: true },
    ],
    defaultOptions: usualOptions,
    ...over,
  });
  const { id, displayName } = aListItem();
  const page = render(
    <RequestCollection
      workspace={{ id, displayName }}
      settings={settings}
      onImporting={() => {}}
      onClose={onClose}
      onFault={onFault}
      {...(onFile && { onFile })}
    />,
    { person: dana },
  );
  return { ...page, onClose };
}

interface Accepted {
  /** What becomes of the sign-in. */
  readonly becomes?: ConnectionRequest["status"];
  readonly company?: string;
}

export function theServerAccepts({
  becomes = "Started",
  company = "Tidewater Marine Supply Incorporated",
}: Accepted = {}) {
  const sent = { requests: [] as unknown[], imports: [] as unknown[] };
  const request = {
    id: requestId,
    errorCode: "None" as const,
    accountingPackage: "example" as const,
    expiration: new Date(Date.now() + 600_000).toISOString(),
  };
  server.use(
    bff.post("/{workspaceId}/SubmissionRequests", async ({ request: asked, response }) => {
      sent.requests.push(await asked.json());
      return response(200).json({
        id: 41873,
        shareableLink: {
          url: "https://share.example/linked#k=1",
          expirationTime: "2030-01-01T00:00:00Z",
        },
      });
    }),
    bff.post("/Submissions", ({ response }) => response(200).json({ id: submissionId })),
    bff.post("/Workspaces/{workspaceId}/DelegatedAccessTokens", ({ response }) =>
      response(200).json({ token: "t", expirationTime: request.expiration }),
    ),
    bff.post("/Workspaces/{workspaceId}/ConnectionRequests", ({ response }) =>
      response(200).json({
        ...request,
        status: "NotStarted",
        connectionEndpoint: "https://vendor.example/consent",
      }),
    ),
    bff.get("/Workspaces/{workspaceId}/ConnectionRequests/{connectionRequestId}", ({ response }) =>
      response(200).json({
        ...request,
        status: becomes,
        ...(becomes === "Success" && {
          connectionId,
          datasetName: company,
          scope: {
            ...{ groups: ["financial-statements", "accounts-receivable"], bases: ["accrual"] },
            ...{ anonymize: false, fullFiscalYears: 2 },
            ...{ fromDay: "2024-01-01", throughDay: "2026-03-31" },
          },
        }),
        ...(becomes === "Error" && { errorCode: "UserCancelled" as const }),
      }),
    ),
    bff.post(
      "/{workspaceId}/Submissions/{submissionId}/imports",
      async ({ request: asked, response }) => {
        sent.imports.push(await asked.json());
        return response(200).json({ financialRecordId: tidewaterId, submissionId });
      },
    ),
  );
  return sent;
}
