import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { components as borrower } from "@tieout/openapi/borrower";
import type { components as lender } from "@tieout/openapi/lender";
import { type Page, wordsOfFile, wordsOfPackage } from "@tieout/services/testing/page-words";
import { type Browser, openBrowser } from "../exchange/browser.ts";
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
  /** Requests books by link and returns its address; statements and open items by default. May mail the link too. */
  readonly askByLink: (
    workspaceId: string,
    asked?: AskedOtherwise,
    mailedTo?: string,
  ) => Promise<string>;
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
    askByLink: async (workspaceId, asked = {}, mailedTo) => {
      const { id, shareableLink } = await browser.call<Wire["CreatedSubmissionRequest"]>(
        "POST",
        `${origin}/api/${workspaceId}/SubmissionRequests`,
        { ...usual, ...asked },
      );
      if (!shareableLink) throw new Error("A request by link got no link");
      if (mailedTo !== undefined) {
        await browser.call<Wire["LinkMail"]>(
          "POST",
          `${origin}/api/${workspaceId}/SubmissionRequests/${id}/link/mail`,
          { emailAddress: mailedTo, languageCode: "en" },
        );
      }
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
  type Link = borrower["schemas"];
  const visited = await visit(link);
  const { browser, api, workspaceId, submissionRequestId } = visited;
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
      words: wordsOfPackage(await pageOf(visited)),
    },
  );
  const state = await consent(browser, connectionEndpoint, company);
  const { connectionId, errorDescription, datasetName } = await browser.call<
    Link["ConnectionRequest"]
  >("POST", `${api}/ConnectionRequests/claim`, { state });
  if (!connectionId) return { outcome: "Error", errorDescription: errorDescription ?? "" };

  const { financialRecordId } = await browser.call<Link["StartedImport"]>(
    "POST",
    `${api}/${workspaceId}/Submissions/${submission.id}/imports`,
    { connectionId, ...(datasetName !== undefined && { companyShown: datasetName }) },
  );
  return untilImported(browser, `${api}/${workspaceId}`, financialRecordId, onStatus);
}

export interface BooksFile {
  readonly name: string;
  readonly type: string;
  readonly content: string;
  /** Answered by the sender: every account was at zero when the file begins. */
  readonly began?: boolean;
}

/** Uploads a books file and sends it as a borrower would, whatever its months, and waits until the import is done. */
export async function sendBooks(link: string, file: BooksFile): Promise<Shared> {
  type Link = borrower["schemas"];
  const visited = await visit(link);
  const { browser, api, workspaceId } = visited;
  const fileImports = `${api}/Workspaces/${workspaceId}/fileimports`;
  const whenRead = async (asked: Link["FileImport"]) => {
    let read = asked;
    while (read.state === "reading") {
      await pause(100);
      read = await browser.call<Link["FileImport"]>("GET", `${fileImports}/${read.id}`);
    }
    return read;
  };
  let read = await whenRead(await browser.upload<Link["FileImport"]>(fileImports, file));
  if (file.began) {
    const said = { openings: { way: "began" } };
    const ifMatch = { "if-match": `"${read.version}"` };
    const address = `${fileImports}/${read.id}`;
    read = await whenRead(await browser.call("PUT", address, said, ifMatch));
  }
  if (!read.readyToSend || read.differs) {
    throw new Error(`${file.name} can't be sent as it is: ${JSON.stringify(read)}`);
  }

  const { financialRecordId } = await browser.call<Link["StartedImport"]>(
    "POST",
    `${fileImports}/${read.id}/send`,
    {
      words: wordsOfFile(await pageOf(visited), read),
      ...(read.period && { acceptPeriod: true }),
    },
  );
  return untilImported(browser, `${api}/${workspaceId}`, financialRecordId);
}

async function visit(link: string) {
  const browser = openBrowser();
  const { origin, hash } = new URL(link);
  const api = `${origin}/api`;
  const session = await browser.call<borrower["schemas"]["LinkSession"]>(
    "POST",
    `${api}/links/session`,
    { secret: hash.slice(1) },
  );
  return { browser, api, ...session };
}

type Visited = Awaited<ReturnType<typeof visit>>;

/** What the link's page knows of what's asked for. */
async function pageOf({ browser, api, lender, ...session }: Visited): Promise<Page> {
  const { workspaceId, submissionRequestId } = session;
  const asked = await browser.call<borrower["schemas"]["SubmissionRequest"]>(
    "GET",
    `${api}/${workspaceId}/SubmissionRequests/${submissionRequestId}`,
  );
  return { lender: lender.visibleName, asked, now: new Date(), language: "en" };
}

async function untilImported(
  browser: Browser,
  workspace: string,
  financialRecordId: string,
  onStatus: (status: ImportStatus) => void = () => undefined,
): Promise<Shared> {
  const status = `${workspace}/financialrecords/${financialRecordId}/importstatus`;
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
