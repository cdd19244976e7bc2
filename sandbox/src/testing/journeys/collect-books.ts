import { type AskedOtherwise, lenderAtWork, type Shared, shareBooks } from "../../demo/people.ts";
import { runningSandbox } from "./running-sandbox.ts";

/** Whom journeys go through the lender's portal as. */
export const danaEmail = "dana.whitfield@copperfieldcapital.com";

export interface AskedForBooks {
  readonly workspaceId: string;
  readonly displayName: string;
  /** What is sent to the borrower. */
  readonly link: string;
  /** Connects a company of DEX's and waits for the end, as a borrower would. */
  readonly share: (company: string) => Promise<Shared>;
}

/** A workspace of Dana's and a link for it, made over HTTP: for what a journey needs and isn't about. */
export async function askForBooks(
  displayName: string,
  asked: AskedOtherwise = {},
): Promise<AskedForBooks> {
  const { lender, password } = runningSandbox();
  const dana = await lenderAtWork(lender.copperfield ?? "", { email: danaEmail, password });
  const workspaceId = await dana.openWorkspace({ displayName });
  const link = await dana.askByLink(workspaceId, asked);
  return { workspaceId, displayName, link, share: (company) => shareBooks(link, company) };
}

/** As `askForBooks`, with the books collected already. */
export async function collectBooks(
  company: string,
  displayName: string,
  asked: AskedOtherwise = {},
): Promise<AskedForBooks> {
  const books = await askForBooks(displayName, asked);
  const { outcome, errorDescription } = await books.share(company);
  if (outcome === "Error") throw new Error(`${company} wasn't collected: ${errorDescription}`);
  return books;
}
