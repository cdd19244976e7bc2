import { Button, Callout, firstLetter, GatedButton, Monogram, Spinner } from "@tieout/ui-kit";
import { problemOf } from "@tieout/web-portal/answer";
import { packageMarks } from "@tieout/web-portal/package-marks";
import { type AccountingPackage, packageFacts } from "@tieout/web-portal/packages";
import { CircleCheck, ExternalLink, Key, Lock, ShieldCheck, Users } from "lucide-react";
import { type ReactNode, useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { GroundDraft } from "../../ground/ground.ts";
import { GroundForm, GroundStated, useGroundGap } from "../../ground/ground-form.tsx";
import { AllMessages } from "../../messages/messages-provider.tsx";
import { usePackageName } from "../../messages/use-package-name.ts";
import * as styles from "./connecting.css.ts";
import type { LinkerState } from "./use-connecting.ts";

interface SignInExplainedProps extends PartiesPictureProps {
  readonly lead: ReactNode;
  /** The ground is asked for first, which needs the room. */
  readonly isGrounded: boolean;
  readonly children: ReactNode;
}

/** Names both parties, and what the lender can and can't do. */
export function SignInExplained({ lead, isGrounded, children, ...parties }: SignInExplainedProps) {
  const leadId = useId();
  return (
    <div className={styles.body} aria-describedby={leadId}>
      {isGrounded && <PartiesPicture {...parties} />}
      <p className={styles.lead} id={leadId}>
        {lead}
      </p>
      {isGrounded && <ConsentFacts accountingPackage={parties.accountingPackage} />}
      {children}
    </div>
  );
}

interface PartiesPictureProps {
  readonly lender: string;
  readonly accountingPackage: AccountingPackage;
}

/** Decorative: the title says the same. */
function PartiesPicture({ lender, accountingPackage }: PartiesPictureProps) {
  return (
    <div aria-hidden className={styles.parties}>
      <span className={styles.party}>
        <span className={styles.lenderMark}>{firstLetter(lender)}</span>
      </span>
      <span className={styles.between}>
        <span className={styles.lock}>
          <Lock size={12} />
        </span>
      </span>
      <span className={styles.party}>
        <Monogram {...packageMarks[accountingPackage]} size="large" />
      </span>
    </div>
  );
}

/** Each is true for the package. */
function ConsentFacts({ accountingPackage }: Pick<PartiesPictureProps, "accountingPackage">) {
  const name = usePackageName()(accountingPackage);
  const signer = packageFacts[accountingPackage].needsAdministrator ? "administrator" : "access";
  const facts = [
    { id: "promise.readOnly", detailId: "promise.readOnly.detail", Icon: ShieldCheck },
    { id: "promise.private", detailId: "promise.private.detail", Icon: Key },
    { id: `promise.${signer}`, detailId: `promise.${signer}.detail`, Icon: Users },
  ] as const;

  return (
    <ul className={styles.facts}>
      {facts.map(({ id, detailId, Icon }) => (
        <li className={styles.fact} key={id}>
          <Icon aria-hidden />
          <span>
            <FormattedMessage id={id} />
            <small className={styles.factDetail}>
              <FormattedMessage id={detailId} values={{ name }} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface GroundChoiceProps {
  readonly linker: {
    readonly state: LinkerState;
    readonly ground: GroundDraft;
    readonly setGround: (ground: GroundDraft) => void;
    readonly changeGround: () => void;
  };
}

/** Why the lender may sign in. It can be changed until the package's page is opened. */
export function GroundChoice({ linker }: GroundChoiceProps) {
  const { state, ground, setGround, changeGround } = linker;
  if (state.is === "ungrounded") {
    return (
      <div className={styles.ground}>
        <GroundForm ground={ground} onChange={setGround} />
      </div>
    );
  }
  if (!beforeSignIn.has(state.is)) return null;
  return <GroundStated ground={ground} onChange={changeGround} />;
}

const beforeSignIn: ReadonlySet<LinkerState["is"]> = new Set(["preparing", "ready", "failed"]);

interface LinkerStatusProps {
  readonly state: LinkerState;
  readonly name: string;
  readonly failure: unknown;
}

export function LinkerStatus({ state, name, failure }: LinkerStatusProps) {
  return (
    <div aria-live="polite" className={styles.status}>
      <StatusText state={state} name={name} failure={failure} />
    </div>
  );
}

function StatusText({ state, name, failure }: LinkerStatusProps) {
  const { formatMessage } = useIntl();

  switch (state.is) {
    case "preparing":
      return (
        <span className={styles.line}>
          <Spinner tone="accent" />
          <FormattedMessage id="linker.status.preparing" />
        </span>
      );
    case "ready":
      return (
        <span className={styles.line}>
          <CircleCheck aria-hidden size={16} className={styles.good} />
          <span className={styles.grow}>
            <FormattedMessage id="linker.status.ready" />
          </span>
          <FormattedMessage id="linker.status.valid" values={{ minutes: state.minutes }} />
        </span>
      );
    case "waiting":
      return (
        <span className={styles.line}>
          <Spinner tone="accent" />
          <FormattedMessage id="linker.status.waiting" values={{ name }} />
        </span>
      );
    case "blocked":
      return <Callout tone="warning" title={formatMessage({ id: "linker.status.blocked" })} />;
    case "closed":
      return (
        <Callout tone="warning" title={formatMessage({ id: "linker.status.closed" }, { name })} />
      );
    case "expired":
      return <Callout tone="warning" title={formatMessage({ id: "linker.status.expired" })} />;
    case "refused":
      return (
        <Callout
          tone="danger"
          title={formatMessage({ id: `linker.error.${state.errorCode}` }, { name })}
        />
      );
    case "failed":
      return (
        <Callout
          tone="danger"
          title={
            problemOf(failure)?.type === "unreachable"
              ? formatMessage({ id: "relink.systemErrorConnecting" })
              : problemOf(failure)?.description || formatMessage({ id: "linker.fatal" })
          }
        />
      );
    case "ungrounded":
    case "connected":
      return null;
  }
}

interface LinkerButtonProps {
  readonly state: LinkerState;
  readonly name: string;
  readonly linker: {
    readonly open: () => void;
    readonly bringToFront: () => void;
    readonly tryAgain: () => void;
    readonly ground: GroundDraft;
    readonly stateGround: () => void;
  };
}

export function LinkerButton({ state, name, linker }: LinkerButtonProps) {
  const { formatMessage } = useIntl();

  switch (state.is) {
    case "preparing":
    case "ready":
    case "blocked":
      return (
        <Button
          variant="primary"
          busy={state.is === "preparing"}
          busyLabel={formatMessage({ id: "linker.preparing" })}
          trailingIcon={<ExternalLink />}
          onClick={linker.open}
        >
          {formatMessage({ id: "linker.open" }, { name })}
        </Button>
      );
    case "waiting":
      return (
        <Button onClick={linker.bringToFront}>
          <FormattedMessage id="linker.toFront" />
        </Button>
      );
    case "failed":
    case "closed":
    case "expired":
    case "refused":
      return (
        <Button variant="primary" onClick={linker.tryAgain}>
          <FormattedMessage id="failure.tryAgain" />
        </Button>
      );
    case "ungrounded":
      return (
        <AllMessages part="links">
          <StateGround linker={linker} />
        </AllMessages>
      );
    case "connected":
      return null;
  }
}

function StateGround({ linker: { ground, stateGround } }: Pick<LinkerButtonProps, "linker">) {
  return (
    <GatedButton variant="primary" why={useGroundGap(ground)} onClick={stateGround}>
      <FormattedMessage id="collect.continue" />
    </GatedButton>
  );
}
