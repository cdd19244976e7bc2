import { type Day, daysInMonth } from "@tieout/core/calendar/day";
import {
  capDay,
  goesBeyond,
  type ImportParameters,
  type ParameterFault,
  parameterFaults,
  type ReportPeriod,
  withParameters,
} from "@tieout/core/submission-request/options";
import {
  type SubmissionOptions,
  type SwitchedOption,
  switchedOff,
} from "@tieout/core/submission-request/submission-request";
import { readDefaultOptions } from "@tieout/core/tenant/default-options";
import type { Tx } from "@tieout/server/database/with-tenant";
import type { Call } from "@tieout/server/http/operation";
import { invalid, notFound, problem } from "@tieout/server/http/problem";
import { Refusal } from "@tieout/server/http/refusal";
import { type Submission, saveImportOptions } from "@tieout/services/submissions/submission";
import { findTenantSettings, type TenantSettings } from "@tieout/services/tenants/settings";
import { audit } from "../audit.ts";
import type { Lender } from "../operation.ts";
import type { Wire } from "../wire.ts";
import { askedOf, requestOf } from "./lookups.ts";

interface Saving {
  readonly submission: Submission;
  readonly parameters: Wire["ImportParameters"];
}

export async function saveImportParameters(
  db: Tx,
  { submission, parameters }: Saving,
  call: Pick<Call<Lender>, "caller" | "requestId" | "today" | "now">,
) {
  const { today } = call;
  const { id: subjectId, workspaceId, financialRecordStatus, mode } = submission;
  const asked = await askedOf(db, submission);
  const before = await requestOf(db, submission);
  if (!asked || !before) throw new Refusal(notFound());
  if (financialRecordStatus === "Created" || financialRecordStatus === "Pending") {
    throw new Refusal(problem(409, "already-collected", { title: "books-collected-already" }));
  }

  const said = parametersOf(parameters, today);
  const settings = await findTenantSettings(db);
  const faults = parameterFaults(before, said, {
    today,
    maximumFullFiscalYears: settings.maxYearsInAdditionToFytdForCollection,
    anyDay: settings.noTimeRestrictionForDataCollection,
  });
  if (faults.length > 0) throw new Refusal(invalid(faults.map((fault) => fieldErrors[fault])));
  const off = switchedOffReply(newIn(said, before), settings);
  if (off) throw new Refusal(off);
  const wanted = withParameters(before, said);
  const isAgreed = mode === "shareable" || mode === "anonymous";
  if (isAgreed && goesBeyond(wanted, asked, today)) {
    throw new Refusal(problem(409, "beyond-consent", { title: "beyond-consent" }));
  }

  const { id, groups, basis, fullFiscalYears, endOfImport, mostRecentDay, updatesForMonths } =
    wanted;
  const { anonymizeCustomersAndVendors, provideUserCopy, allowUserUpload } = wanted;
  await saveImportOptions(db, subjectId, {
    id,
    groups,
    basis,
    fullFiscalYears,
    endOfImport,
    ...(mostRecentDay && { mostRecentDay }),
    anonymizeCustomersAndVendors,
    provideUserCopy,
    allowUserUpload,
    ...(updatesForMonths && { updatesForMonths }),
  });
  await audit(db, call, { action: "import-parameters-saved", workspaceId, subjectId });
  return wanted;
}

/** Options requested before they were switched off stay valid. */
const newIn = (said: ImportParameters, before: SubmissionOptions) => ({
  anonymizeCustomersAndVendors:
    said.anonymizeCustomersAndVendors === true && !before.anonymizeCustomersAndVendors,
  provideUserCopy: said.provideUserCopy === true && !before.provideUserCopy,
});

/** The contract counts months from 0, and day 0 is the last of that month. */
function parametersOf(parameters: Wire["ImportParameters"], today: Day): ImportParameters {
  const { mostRecentDate, anonymizeCustomersAndVendors, provideUserCopy } = parameters;
  const periods = periodNames.flatMap(([name, group]): ReportPeriod[] => {
    const period = parameters[name];
    if (!period) return [];
    const basis = "basisOfAccountingPreference" in period && period.basisOfAccountingPreference;
    return [{ group, fiscalYears: period.numberOfPeriods, ...(basis && { basis }) }];
  });
  return {
    ...(mostRecentDate && { mostRecentDay: dayOf(mostRecentDate, today) }),
    ...(anonymizeCustomersAndVendors !== undefined && { anonymizeCustomersAndVendors }),
    ...(provideUserCopy !== undefined && { provideUserCopy }),
    periods,
  };
}

const periodNames = [
  ["financialStatementsPeriod", "financial-statements"],
  ["receivablesPeriod", "accounts-receivable"],
  ["payablesPeriod", "accounts-payable"],
  ["transactionsPeriod", "transactions"],
] as const;

function dayOf(
  { year, month, day }: NonNullable<Wire["ImportParameters"]["mostRecentDate"]>,
  today: Day,
): Day {
  return capDay(year, month + 1, day === 0 ? daysInMonth(year, month + 1) : day, today);
}

const fieldErrors = {
  "no-accounting-data-selected": {
    pointer: "/body",
    code: "required",
    description: "no-accounting-data-selected",
  },
  "fiscal-years-out-of-range": {
    pointer: "/body",
    code: "range",
    description: "fiscal-years-out-of-range",
  },
  "day-out-of-range": {
    pointer: "/body/mostRecentDate",
    code: "range",
    description: "day-after-today",
  },
  "periods-differ": {
    pointer: "/body",
    code: "differ",
    description: "reports-with-unequal-years",
  },
  "bases-differ": {
    pointer: "/body",
    code: "differ",
    description: "reports-with-unequal-bases",
  },
} as const satisfies Record<ParameterFault, object>;

/** The refusal of options that the tenant switched off; undefined if there are none. */
export function switchedOffReply(
  chosen: Partial<Pick<SubmissionOptions, SwitchedOption>>,
  settings: TenantSettings,
) {
  const usual = readDefaultOptions(settings.defaultPortalOptions).options;
  const off = switchedOff(chosen, settings, usual);
  if (off.length === 0) return undefined;
  return invalid(
    off.map((option) => ({
      pointer: `/body/${option === "basis" ? "basisOfAccountingPreference" : option}`,
      code: "switched-off",
      description: "option-disabled",
    })),
  );
}
