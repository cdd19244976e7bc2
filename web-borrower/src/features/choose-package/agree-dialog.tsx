import type { Day } from "@tieout/core/calendar/day";
import { type ConsentWords, consentWords } from "@tieout/core/consent/words";
import { languageOf } from "@tieout/core/language";
import {
  Button,
  Callout,
  DefinitionList,
  Dialog,
  IconLine,
  Monogram,
  Stack,
  StatusIcon,
} from "@tieout/ui-kit";
import type { Problem } from "@tieout/web-portal/answer";
import { useDates } from "@tieout/web-portal/dates";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { packageFacts } from "@tieout/web-portal/packages";
import { ShownWords } from "@tieout/web-portal/shown-words";
import { ArrowRight, KeyRound, Lock, ShieldCheck, Upload } from "lucide-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Asked } from "../../api/request.ts";
import { scopeAsked } from "../../api/scope-asked.ts";
import { isFile, type OfferedPackage } from "../../api/tenant-settings.ts";
import { useBrowser } from "../../app/browser.tsx";
import { Explained, type FlowError } from "../../messages/explained.tsx";
import * as styles from "./choose-package.css.ts";
import { Reports } from "./reports-asked.tsx";

interface AgreeDialogProps {
  readonly accountingPackage: OfferedPackage;
  readonly asked: Asked;
  readonly lastDay: Day;
  readonly businessName: string;
  readonly lenderName: string;
  readonly person: string | undefined;
  /** Shows the whole request and what keeps the records safe as well (S-U30, S-U31). */
  readonly explains: boolean;
  readonly step: string;
  readonly isOpening: boolean;
  readonly problem: (Problem & { readonly failed: FlowError }) | undefined;
  readonly onAgree: (words: ConsentWords) => void;
  readonly onFile: () => void;
  readonly onCancel: () => void;
}

/** Before a package's page, shows what the borrower agrees to. A file is agreed to later, when it's sent. */
export function AgreeDialog({
  accountingPackage,
  asked,
  lastDay,
  businessName,
  lenderName,
  person,
  explains,
  step,
  isOpening,
  problem,
  onAgree,
  onFile,
  onCancel,
}: AgreeDialogProps) {
  const { formatMessage, locale } = useIntl();
  const { id, name } = accountingPackage;
  const about = aboutOf(id);
  const facts = { lender: lenderName, accountingPackage: id, scope: scopeAsked(asked, lastDay) };
  const words = isFile(id) ? undefined : consentWords(facts, languageOf(locale));

  return (
    <Dialog
      closeLabel={formatMessage({ id: "parameters.cancel" })}
      description={step}
      footStart={
        <div className={styles.foot}>
          <Button
            busy={isOpening}
            busyLabel={formatMessage({ id: "landing.opening" }, { package: name })}
            onClick={() => (words ? onAgree(words) : onFile())}
            trailingIcon={<ArrowRight aria-hidden />}
            variant="primary"
          >
            {formatMessage(
              { id: words ? "parameters.connect" : "parameters.file.continue" },
              { package: name },
            )}
          </Button>
          <span className={styles.note}>
            <FormattedMessage id={`${about}.return`} />
          </span>
        </div>
      }
      mark={
        isFile(id) ? (
          <StatusIcon icon={<Upload />} size="medium" tone="neutral" />
        ) : (
          <Monogram {...packageMarks[id]} size="large" />
        )
      }
      onClose={onCancel}
      open
      title={formatMessage(
        { id: isFile(id) ? "parameters.file.title" : "parameters.title" },
        { package: name },
      )}
    >
      <Stack gap="large">
        {problem && <Refused name={name} problem={problem} />}
        {explains && (
          <>
            <Assurances accountingPackage={accountingPackage} lenderName={lenderName} />
            <Request
              {...{ asked, lastDay, businessName, lenderName, person }}
              listsReports={!words}
            />
          </>
        )}
        {words && <ShownWords words={words} />}
      </Stack>
    </Dialog>
  );
}

interface RefusedProps {
  readonly name: string;
  readonly problem: NonNullable<AgreeDialogProps["problem"]>;
}

/** What was shown is no longer what's asked for: the page has to be loaded again. */
function Refused({ name, problem }: RefusedProps) {
  const { formatMessage } = useIntl();
  const { reload } = useBrowser();
  if (problem.type !== "words-changed") {
    return (
      <Callout
        title={formatMessage({ id: "landing.connecting.failed" }, { package: name })}
        tone="danger"
      >
        <Explained failed={problem.failed} problem={problem} />
      </Callout>
    );
  }
  return (
    <Callout
      actions={
        <Button onClick={reload} size="small">
          <FormattedMessage id="parameters.reload" />
        </Button>
      }
      title={problem.title}
      tone="danger"
    >
      {problem.detail}
    </Callout>
  );
}

interface RequestProps
  extends Pick<AgreeDialogProps, "asked" | "lastDay" | "businessName" | "lenderName" | "person"> {
  /** For a file. With a package, the words that are agreed to list them. */
  readonly listsReports: boolean;
}

function Request(props: RequestProps) {
  const { asked, lastDay, businessName, lenderName, person, listsReports } = props;
  const { formatMessage } = useIntl();
  const { longBookDay, longDay } = useDates();
  return (
    <div className={styles.request}>
      <DefinitionList
        items={[
          {
            term: formatMessage({ id: "parameters.request" }),
            description: formatMessage(
              { id: "parameters.request.value" },
              { lender: lenderName, business: businessName },
            ),
            ...(person !== undefined && {
              note:
                asked.requestedTime === undefined
                  ? formatMessage({ id: "parameters.request.person" }, { person })
                  : formatMessage(
                      { id: "parameters.request.day" },
                      { person, day: longDay(asked.requestedTime) },
                    ),
            }),
          },
          {
            term: formatMessage({ id: "parameters.period" }),
            description: formatMessage(
              { id: "landing.span" },
              { years: asked.fullFiscalYearsToCollect, day: longBookDay(lastDay) },
            ),
            note: formatMessage({ id: `parameters.basis.${asked.basisOfAccountingPreference}` }),
          },
          ...(listsReports
            ? [
                {
                  term: formatMessage({ id: "parameters.reports" }),
                  description: <Reports asked={asked} />,
                },
              ]
            : []),
        ]}
        layout="rows"
      />
    </div>
  );
}

/** QuickBooks Desktop has no page to sign in on. */
const aboutOf = (id: OfferedPackage["id"]) =>
  isFile(id)
    ? ("parameters.file" as const)
    : id === "quickbooksdesktop"
      ? ("parameters.desktop" as const)
      : ("parameters" as const);

interface AssurancesProps {
  readonly accountingPackage: OfferedPackage;
  readonly lenderName: string;
}

const lines = [
  { name: "encrypted", Icon: Lock },
  { name: "password", Icon: KeyRound },
  { name: "read-only", Icon: ShieldCheck },
] as const;

/** Each is true for the package or the file (D-17). */
export function Assurances({ accountingPackage: { id, name }, lenderName }: AssurancesProps) {
  const about = aboutOf(id);
  const values = { package: name, lender: lenderName, vendor: packageFacts[id].vendor ?? name };

  return (
    <Stack as="ul" gap={10}>
      {lines.map(({ name: line, Icon }) => (
        <IconLine icon={<Icon />} key={line} tone="success">
          <span>
            <FormattedMessage id={`${about}.${line}`} values={values} />
            <small className={styles.assuranceDetail}>
              <FormattedMessage id={`${about}.${line}.detail`} values={values} />
            </small>
          </span>
        </IconLine>
      ))}
    </Stack>
  );
}
