import { randomUUID } from "node:crypto";
import { company, host, preferences } from "./company-file/host.ts";
import {
  accounts,
  chosenFrom,
  type Iterators,
  type Listed,
  openIterators,
  parties,
} from "./company-file/lists.ts";
import type { OpenCompany } from "./company-file/open-company.ts";
import { documents, transactions } from "./company-file/transactions.ts";
import {
  type Answer,
  found,
  isError,
  notHere,
  present,
  presentAll,
  refused,
  requestsOf,
  statuses,
} from "./qbxml/message.ts";
import type { XmlElement } from "./qbxml/xml.ts";
import { agingReport } from "./reports/aging.ts";
import { detailReport } from "./reports/detail.ts";
import { summaryReport } from "./reports/summary.ts";

export interface QuickBooks {
  readonly path: string;
  /** Answers a qbXML document. @throws CannotParse for one that isn't qbXML */
  readonly process: (document: string) => Promise<string>;
}

export interface QuickBooksOptions {
  /** The QuickBooks user may see lists but no reports. */
  readonly withoutReports?: boolean;
}

export function openQuickBooks(
  open: OpenCompany,
  { withoutReports }: QuickBooksOptions = {},
): QuickBooks {
  const iterators = openIterators(() => `{${randomUUID()}}`);
  const answer = async (request: XmlElement): Promise<Answer> => {
    if (withoutReports && request.name.endsWith("ReportQueryRq"))
      return refused(statuses.notPermitted);
    return (await answers[request.name]?.(request, open, iterators)) ?? notHere(request.name);
  };

  return {
    path: open.path,
    process: async (document) => {
      const { requests, stopsOnError } = requestsOf(document);
      const replies: ReturnType<typeof present>[] = [];
      for (const request of requests) {
        const reply = await answer(request);
        replies.push(present(request, reply));
        if (stopsOnError && isError(reply.status)) break;
      }
      return presentAll(replies);
    },
  };
}

type Answering = (
  request: XmlElement,
  open: OpenCompany,
  iterators: Iterators,
) => Answer | Promise<Answer>;

const answers: Readonly<Record<string, Answering>> = {
  HostQueryRq: host,
  CompanyQueryRq: (_request, open) => company(open),
  PreferencesQueryRq: (_request, open) => preferences(open),
  AccountQueryRq: async (request, open, iterators) =>
    listed(await accounts(open), request, iterators),
  CustomerQueryRq: (request, open, iterators) =>
    listed(parties(open, "customer"), request, iterators),
  VendorQueryRq: (request, open, iterators) => listed(parties(open, "vendor"), request, iterators),
  OtherNameQueryRq: (request, open, iterators) =>
    listed(parties(open, "other"), request, iterators),
  InvoiceQueryRq: (request, open, { page }) =>
    page(request, () => documents(request, "Invoice", open)),
  BillQueryRq: (request, open, { page }) => page(request, () => documents(request, "Bill", open)),
  CreditMemoQueryRq: (request, open, { page }) =>
    page(request, () => documents(request, "Credit Memo", open)),
  VendorCreditQueryRq: (request, open, { page }) =>
    page(request, () => documents(request, "Vendor Credit", open)),
  TransactionQueryRq: (request, open, { page }) => page(request, () => transactions(request, open)),
  GeneralSummaryReportQueryRq: summaryReport,
  GeneralDetailReportQueryRq: detailReport,
  AgingReportQueryRq: agingReport,
  TxnDeletedQueryRq: () => found([]),
  ListDeletedQueryRq: () => found([]),
};

function listed(list: readonly Listed[], request: XmlElement, { page }: Iterators): Answer {
  const chosen = chosenFrom(list, request);
  if ("status" in chosen) return chosen;
  return page(request, () => chosen.map(({ xml }) => xml));
}
