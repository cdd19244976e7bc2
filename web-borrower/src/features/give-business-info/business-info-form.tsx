import {
  type BusinessInfo,
  businessInfoFaults,
  readBusinessInfo,
} from "@tieout/core/business-info";
import { businessNameFault } from "@tieout/core/text";
import { Button, Callout, Field, Heading, Stack, Text, TextInput } from "@tieout/ui-kit";
import { ArrowRight, RotateCw } from "lucide-react";
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { StepCount } from "../../app/step-count.tsx";
import * as styles from "./give-business-info.css.ts";

interface BusinessInfoFormProps {
  readonly lenderName: string;
  /** No lender has named the business, so more names are refused (D-11). */
  readonly isUnknown?: boolean;
  readonly known?: BusinessInfo | undefined;
  readonly action?: string | undefined;
  readonly emailHint?: string | undefined;
  readonly isBusy?: boolean;
  readonly takesFocus?: boolean;
  /** What was typed stays. */
  readonly problem?: ReactNode;
  readonly onGiven: (info: BusinessInfo) => void;
}

const nothing: BusinessInfo = { name: "", email: "" };

/** Both fields must be valid to continue (S-U17). */
export function BusinessInfoForm({
  lenderName,
  isUnknown = false,
  known = nothing,
  action,
  emailHint,
  isBusy = false,
  takesFocus = false,
  problem,
  onGiven,
}: BusinessInfoFormProps) {
  const { formatMessage } = useIntl();
  const [info, setInfo] = useState(known);
  const [left, setLeft] = useState({ name: false, email: false });
  const nameInput = useRef<HTMLInputElement>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const { email: emailFault, ...found } = businessInfoFaults(info);
  const nameFault = isUnknown ? businessNameFault(info.name) : found.name;
  useEffect(() => {
    if (takesFocus) nameInput.current?.focus();
  }, [takesFocus]);

  const leave = (field: "name" | "email", { relatedTarget }: FocusEvent) => {
    // An error line appearing under a finger would push the button away.
    if (!(relatedTarget instanceof HTMLButtonElement)) setLeft({ ...left, [field]: true });
  };
  const enter = (field: "name" | "email", value: string) => {
    setInfo({ ...info, [field]: value });
    setLeft({ ...left, [field]: false });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const read = readBusinessInfo(info);
    if (read && nameFault === undefined) return onGiven(read);
    setLeft({ name: true, email: true });
    (nameFault ? nameInput : emailInput).current?.focus();
  };

  return (
    <>
      <StepCount at="info" />
      <Heading level={2} size="section">
        <FormattedMessage id="info.heading" />
      </Heading>
      <Text above={4} as="p" below={18} size="medium" tone="muted">
        <FormattedMessage id="info.lede" values={{ lender: lenderName }} />
      </Text>
      <form noValidate onSubmit={submit}>
        <Stack gap={18}>
          {problem !== undefined && (
            <Callout tone="danger">
              <span className={styles.problem}>{problem}</span>{" "}
              <Text size="small">
                <FormattedMessage id="info.kept" />
              </Text>
            </Callout>
          )}
          <Field
            error={
              left.name && nameFault ? formatMessage({ id: `info.name.${nameFault}` }) : undefined
            }
            label={formatMessage({ id: "info.name" })}
          >
            <TextInput
              autoComplete="organization"
              onBlur={(event) => leave("name", event)}
              onChange={({ target }) => enter("name", target.value)}
              placeholder={formatMessage({ id: "info.name.placeholder" })}
              ref={nameInput}
              required
              value={info.name}
            />
          </Field>
          <Field
            error={
              left.email && emailFault
                ? formatMessage({ id: `info.email.${emailFault}` })
                : undefined
            }
            hint={emailHint}
            label={formatMessage({ id: "info.email" })}
          >
            <TextInput
              autoComplete="email"
              inputMode="email"
              onBlur={(event) => leave("email", event)}
              // Pasted text often begins with a space (S-V7).
              onChange={({ target }) => enter("email", target.value.trimStart())}
              placeholder={formatMessage({ id: "info.email.placeholder" })}
              ref={emailInput}
              required
              value={info.email}
            />
          </Field>
          <div className={styles.actions}>
            <Button
              busy={isBusy}
              busyLabel={formatMessage({ id: "info.continue.busy" })}
              {...(problem === undefined
                ? { trailingIcon: <ArrowRight aria-hidden /> }
                : { icon: <RotateCw aria-hidden /> })}
              type="submit"
              variant="primary"
            >
              {problem === undefined
                ? (action ?? formatMessage({ id: "info.continue" }))
                : formatMessage({ id: "trouble.again" })}
            </Button>
          </div>
        </Stack>
      </form>
    </>
  );
}
