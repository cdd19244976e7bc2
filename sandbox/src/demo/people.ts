import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { components as borrower } from "@tieout/openapi/borrower";
import type { components as lender } from "@tieout/openapi/lender";
import { type Answer, exchange } from "../exchange/exchange.ts";
import type { Person } from "../identity-provider/accounts.ts";

type Wire = lender["schemas"];

export type AskedOtherwise = Partial<Wire["NewSubmissionRequest"]>;

const usual: Wire["NewSubmissionRequest"] = {
  accountingCollectionGroups: ["financial-statements", "accounts-receivable", "accounts-payable"],
  basisOfAccountingPreference: "Accrual",
  fullFiscalYearsToCollect: 3,
  endOfImport: "LastFullMonth",
  anonymizeCustomersAndVendors: false,
  provideUserCopy: false,
  allowUserUpload: false,
  hasShareableLink: true,
};

interface LenderAtWork {
  readonly openWorkspace: (
    workspace: Pick<Wire["NewWorkspace"], "displayName" | "engagementCode" | "users">,
  ) => Promise<string>;
  /** Requests books by link and returns its address; statements and open items by default. */
  readonly askByLink: (workspaceId: string, asked?: AskedOtherwise) => Promise<string>;
  readonly workbooksOf: (
    workspaceId: string,
    financialRecordId: string,
  ) => Promise<Wire["WorkbookRevision"]>;
  readonly invite: (person: Person) => Promise<void>;
}

/** Logs in as a person would: the portal's button, the provider's page, and back. */
export async function lenderAtWork(
  origin: string,
  login: { readonly email: string; readonly password: string },
): Promise<LenderAtWork> {
  const browser = openBrowser();
  const page = await browser.open(`${origin}/api/auth/login`);
  const home = await browser.submit(page.address, login);
  if (home.address.pathname !== "/businesses") {
    throw new Error(`${login.email} can't log in at ${origin}: ${home.address.pathname}`);
  }

  return {
    openWorkspace: async (workspace) => {
      const id = randomUUID();
      await browser.call("PUT", `${origin}/api/Entities/${id}`, { id, ...workspace });
      return id;
    },
    askByLink: async (workspaceId, asked = {}) => {
      const { shareableLink } = await browser.call<Wire["CreatedSubmissionRequest"]>(
        "POST",
        `${origin}/api/${workspaceId}/SubmissionRequests`,
        { ...usual, ...asked },
      );
      if (!shareableLink) throw new Error("A request by link got no link");
      return shareableLink.url;
    },
    workbooksOf: (workspaceId, financialRecordId) =>
      browser.call(
        "GET",
        `${origin}/api/${workspaceId}/financialrecords/${financialRecordId}/workbooks/1/status`,
      ),
    invite: async ({ email, givenName, familyName }) => {
      const roles = await browser.call<Wire["Role"][]>("GET", `${origin}/api/roles`);
      const roleIds = roles.filter(({ tags }) => tags.includes("default")).map(({ id }) => id);
      const { id } = await browser.call<Wire["DetailedUser"]>("POST", `${origin}/api/users`, {
        firstName: givenName,
        lastName: familyName,
        emailAddress: email,
        roleIds,
      });
      await browser.call("POST", `${origin}/api/users/${id}/invite`);
    },
  };
}

export interface Shared {
  readonly outcome: "Success" | "Error";
  readonly errorDescription: string;
  /** Absent where nothing was connected. */
  readonly financialRecordId?: string;
}

type ImportStatus = borrower["schemas"]["ImportStatus"];

/** Shares books as a borrower would, and waits until the import is done. `onStatus` gets each status. */
export async function shareBooks(
  link: string,
  company: string,
  onStatus: (status: ImportStatus) => void = () => undefined,
): Promise<Shared> {
  const browser = openBrowser();
  const { origin, hash } = new URL(link);
  const api = `${origin}/api`;
  type Link = borrower["schemas"];
  const { workspaceId, submissionRequestId } = await browser.call<Link["LinkSession"]>(
    "POST",
    `${api}/links/session`,
    { secret: hash.slice(1) },
  );
  const submission = await browser.call<Link["Created"]>("POST", `${api}/Submissions`, {
    entityId: workspaceId,
    requestId: submissionRequestId,
  });
  const { token } = await browser.call<Link["DelegatedAccessToken"]>(
    "POST",
    `${api}/Workspaces/${workspaceId}/DelegatedAccessTokens`,
  );
  const { connectionEndpoint = "" } = await browser.call<Link["ConnectionRequest"]>(
    "POST",
    `${api}/Workspaces/${workspaceId}/ConnectionRequests`,
    {
      accountingPackage: "example",
      delegatedAccessToken: token,
      submissionId: submission.id,
      sourceFlow: "borrower",
    },
  );
  const state = await consent(browser, connectionEndpoint, company);
  const { connectionId, errorDescription } = await browser.call<Link["ConnectionRequest"]>(
    "POST",
    `${api}/ConnectionRequests/claim`,
    { state },
  );
  if (!connectionId) return { outcome: "Error", errorDescription: errorDescription ?? "" };

  const { financialRecordId } = await browser.call<Link["StartedImport"]>(
    "POST",
    `${api}/${workspaceId}/Submissions/${submission.id}/imports`,
    { connectionId },
  );
  const status = `${api}/${workspaceId}/financialrecords/${financialRecordId}/importstatus`;
  while (true) {
    const now = await browser.call<ImportStatus>("GET", status);
    onStatus(now);
    const { outcome, errorDescription } = now;
    if (outcome !== "Pending") return { outcome, errorDescription, financialRecordId };
    await pause(250);
  }
}

/** Approves on DEX's page. Returns the `state` of the portal's callback. */
async function consent(browser: Browser, endpoint: string, company: string): Promise<string> {
  const page = await browser.open(endpoint);
  const asked = Object.fromEntries(page.address.searchParams);
  const decision = new URL("/oauth/decision", page.address);
  const form = { ...asked, company, outcome: "success", decision: "allow" };
  const back = await browser.submit(decision, form);
  return back.address.searchParams.get("state") ?? "";
}

/** A minimal browser: cookies per host, redirects, forms and JSON. */
interface Browser {
  readonly open: (address: string | URL) => Promise<Answer>;
  readonly submit: (address: URL, form: Readonly<Record<string, string>>) => Promise<Answer>;
  /** Calls a portal's API. @throws its error message */
  readonly call: <Reply>(method: string, address: string, body?: unknown) => Promise<Reply>;
}

function openBrowser(): Browser {
  const cookies = new Map<string, Map<string, string>>();

  async function send(
    method: string,
    address: URL,
    headers: Readonly<Record<string, string>>,
    body?: string,
  ): Promise<Answer> {
    const jar = cookies.get(address.hostname) ?? new Map<string, string>();
    cookies.set(address.hostname, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await exchange(method, address, { ...headers, ...(cookie && { cookie }) }, body);
    for (const set of answer.headers["set-cookie"] ?? []) keep(jar, set);
    return answer;
  }

  async function follow(answer: Answer): Promise<Answer> {
    const { location } = answer.headers;
    if (location === undefined || answer.status < 300 || answer.status > 399) return answer;
    return follow(await send("GET", new URL(location, answer.address), {}));
  }

  return {
    open: async (address) => follow(await send("GET", new URL(address), {})),
    submit: async (address, form) => {
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        origin: address.origin,
      };
      return follow(await send("POST", address, headers, new URLSearchParams(form).toString()));
    },
    call: async <Reply>(method: string, address: string, body?: unknown) => {
      const url = new URL(address);
      const headers = {
        "request-id": randomUUID(),
        "timezone-offset": "0",
        origin: url.origin,
        ...(body !== undefined && { "content-type": "application/json" }),
      };
      const json = body === undefined ? undefined : JSON.stringify(body);
      const { status, text } = await send(method, url, headers, json);
      if (status !== 200) throw new Error(`${method} ${url.pathname} answered ${status}: ${text}`);
      // The portals check their replies against their contracts.
      return JSON.parse(text) as Reply;
    },
  };
}

function keep(jar: Map<string, string>, setCookie: string): void {
  const [pair = "", ...attributes] = setCookie.split(";");
  const [name = "", value = ""] = pair.trim().split(/=(.*)/s);
  const gone = attributes.some((attribute) =>
    /^\s*(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(attribute),
  );
  if (gone) jar.delete(name);
  else jar.set(name, value);
}
