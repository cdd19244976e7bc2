import { useQueryClient } from "@tanstack/react-query";
import { emailCodeDigits, emailCodeMinutes, parseEmailCode } from "@tieout/core/consent/email-code";
import { parseEmail } from "@tieout/core/text";
import type { components } from "@tieout/openapi/borrower";
import { Button, Callout, Card, Field, Stack, Text, TextInput } from "@tieout/ui-kit";
import { answerOf, type Problem } from "@tieout/web-portal/answer";
import { Mail } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { client } from "../../api/client.ts";
import { linkSession } from "../../api/link-session.ts";
import { TakesFocus } from "../../app/takes-focus.tsx";
import { useAction } from "../../app/use-action.ts";
import { reasonOf } from "../../messages/reason.ts";

export type SessionEmail = components["schemas"]["SessionEmail"];

interface ProveEmailProps {
  readonly title: string;
  /** What the address is for. */
  readonly lede: ReactNode;
  /** The visitor's address so far; its code may be waiting. */
  readonly email: SessionEmail | undefined;
  /** What happens at the proved address. */
  readonly proved: ReactNode;
  /** To read again what depends on a proved address. */
  readonly onProved?: () => void;
}

/** Asks for an address, and for the code that went there: a mistyped address proves nothing. */
export function ProveEmail({ title, lede, email, proved, onProved }: ProveEmailProps) {
  const { formatMessage } = useIntl();
  const queryClient = useQueryClient();
  const [corrects, setCorrects] = useState(false);
  const [isMailedHere, setMailedHere] = useState(false);
  const [isProvedHere, setProvedHere] = useState(false);
  const keep = (answer: SessionEmail) => {
    setCorrects(false);
    queryClient.setQueryData(
      linkSession().queryKey,
      (session) => session && { ...session, email: answer },
    );
  };
  const mail = useAction<SessionEmail, string, Problem>({
    call: (emailAddress) =>
      answerOf(client.POST("/links/session/emailcode", { body: { emailAddress } })),
    onDone: (answer) => {
      setMailedHere(true);
      keep(answer);
    },
  });
  const isWaiting = email?.codeExpirationTime !== undefined;

  if (email?.isProven && !corrects) {
    const outcome = (
      <Callout
        actions={
          <Button onClick={() => setCorrects(true)} size="large">
            {formatMessage({ id: "confirming.code.other" })}
          </Button>
        }
        tone="success"
      >
        {proved}
      </Callout>
    );
    return <Card title={title}>{isProvedHere ? <TakesFocus>{outcome}</TakesFocus> : outcome}</Card>;
  }
  return (
    <Card title={title}>
      {email && isWaiting && !corrects ? (
        <CodeForm
          email={email.emailAddress}
          isMailedHere={isMailedHere}
          isMailing={mail.isPending}
          mailProblem={mail.error}
          onCorrect={() => setCorrects(true)}
          onMailAgain={(whenMailed) => void mail.run(email.emailAddress, whenMailed)}
          onProved={(answer) => {
            setProvedHere(true);
            keep(answer);
            void queryClient.invalidateQueries({ queryKey: linkSession().queryKey });
            onProved?.();
          }}
        />
      ) : (
        <AddressForm
          focused={corrects}
          isMailing={mail.isPending}
          known={email?.emailAddress}
          lede={lede}
          onMail={mail.run}
          problem={mail.error}
        />
      )}
    </Card>
  );
}

interface AddressFormProps {
  readonly lede: ReactNode;
  readonly known: string | undefined;
  /** The button that had focus is gone. */
  readonly focused: boolean;
  readonly isMailing: boolean;
  readonly problem: Problem | null;
  readonly onMail: (emailAddress: string) => void;
}

function AddressForm({ lede, known, focused, isMailing, problem, onMail }: AddressFormProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(known ?? "");
  const [isWrong, setWrong] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const address = parseEmail(typed);
    setWrong(address === undefined);
    if (address !== undefined) onMail(address);
  };

  return (
    <form noValidate onSubmit={send}>
      <Stack gap={14}>
        <Text as="p" pretty size="medium" tone="muted">
          {lede}
        </Text>
        {problem && <Refused id="confirming.code.mail.failed" problem={problem} />}
        <Field
          error={isWrong ? formatMessage({ id: "confirming.code.wrong" }) : undefined}
          label={formatMessage({ id: "confirming.code.address" })}
        >
          <TextInput
            autoComplete="email"
            autoFocus={focused}
            inputMode="email"
            onChange={({ target }) => {
              // Pasted text often begins with a space (S-V7).
              setTyped(target.value.trimStart());
              setWrong(false);
            }}
            value={typed}
          />
        </Field>
        <Stack rowFrom={640}>
          <Button
            busy={isMailing}
            busyLabel={formatMessage({ id: "confirming.code.mail.busy" })}
            icon={<Mail aria-hidden />}
            size="large"
            type="submit"
          >
            {formatMessage({ id: "confirming.code.mail" })}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

interface CodeFormProps {
  readonly email: string;
  /** Takes focus only then: on a page that is opened again, the code isn't what it's opened for. */
  readonly isMailedHere: boolean;
  readonly isMailing: boolean;
  readonly mailProblem: Problem | null;
  readonly onCorrect: () => void;
  readonly onMailAgain: (whenMailed: () => void) => void;
  readonly onProved: (email: SessionEmail) => void;
}

function CodeForm(props: CodeFormProps) {
  const { email, isMailedHere, isMailing, mailProblem, onCorrect, onMailAgain, onProved } = props;
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [isNewer, setNewer] = useState(false);
  const { run, reset, isPending, error } = useAction<SessionEmail, string, Problem>({
    call: (code) => answerOf(client.POST("/links/session/emailcode/check", { body: { code } })),
    onDone: onProved,
  });
  const enter = (text: string) => {
    const code = parseEmailCode(text);
    setWrong(code === undefined);
    if (code !== undefined && !isPending) void run(code);
  };
  const mailAgain = () => {
    setNewer(false);
    onMailAgain(() => {
      reset();
      setTyped("");
      setWrong(false);
      setNewer(true);
    });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        enter(typed);
      }}
    >
      <Stack gap={14}>
        <Text as="p" pretty size="medium" tone="muted">
          <FormattedMessage
            id="confirming.code.sent"
            values={{ email, digits: emailCodeDigits, minutes: emailCodeMinutes }}
          />
        </Text>
        <div role="status">
          {isNewer && !error && (
            <Text size="medium">{formatMessage({ id: "confirming.code.sent.again" })}</Text>
          )}
        </div>
        {mailProblem && <Refused id="confirming.code.mail.failed" problem={mailProblem} />}
        {error && <Refused id="confirming.code.check.failed" problem={error} />}
        <Field
          error={
            isWrong
              ? formatMessage({ id: "confirming.code.code.wrong" }, { digits: emailCodeDigits })
              : undefined
          }
          label={formatMessage({ id: "confirming.code.code" })}
        >
          <TextInput
            autoComplete="one-time-code"
            autoFocus={isMailedHere}
            inputMode="numeric"
            onChange={({ target: { value } }) => {
              setTyped(value);
              setWrong(false);
              // Pasted, autofilled or typed to the end: no press is needed.
              if (parseEmailCode(value) !== undefined) enter(value);
            }}
            value={typed}
          />
        </Field>
        <Stack gap={10} rowFrom={640}>
          <Button
            busy={isPending}
            busyLabel={formatMessage({ id: "confirming.code.check.busy" })}
            size="large"
            type="submit"
            variant="primary"
          >
            {formatMessage({ id: "confirming.code.check" })}
          </Button>
          <Button
            busy={isMailing}
            busyLabel={formatMessage({ id: "confirming.code.mail.busy" })}
            onClick={mailAgain}
            size="large"
          >
            {formatMessage({ id: "confirming.code.again" })}
          </Button>
          <Button onClick={onCorrect} size="large" variant="ghost">
            {formatMessage({ id: "confirming.code.correct" })}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

interface RefusedProps {
  readonly id: "confirming.code.mail.failed" | "confirming.code.check.failed";
  readonly problem: Problem;
}

/** What went wrong, and what to do. */
function Refused({ id, problem }: RefusedProps) {
  const { formatMessage } = useIntl();
  const said = problem.status < 500 ? problem.title : "";
  return (
    <Callout title={said || formatMessage({ id })} tone="danger">
      {reasonOf(problem, formatMessage)}
    </Callout>
  );
}
