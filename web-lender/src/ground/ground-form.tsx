import { dayAt } from "@tieout/core/calendar/day";
import {
  Button,
  Field,
  FileButton,
  FileRow,
  IconButton,
  RadioCards,
  Stack,
  Text,
  TextArea,
  TextInput,
} from "@tieout/ui-kit";
import { useDates } from "@tieout/web-portal/dates";
import { Paperclip, X } from "lucide-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AllMessages } from "../messages/messages-provider.tsx";
import {
  chosenGround,
  type GroundDraft,
  type GroundKind,
  noteAtMost,
  paperFault,
  paperTypes,
} from "./ground.ts";

interface GroundFormProps {
  readonly ground: GroundDraft;
  readonly onChange: (ground: GroundDraft) => void;
  /** Whether somebody signs in now. Otherwise reading goes on over an earlier sign-in. */
  readonly signsIn?: boolean;
}

/** No borrower is asked here, so the lender states why they may read. It's stored with the consent. */
export function GroundForm(props: GroundFormProps) {
  return (
    <AllMessages part="links">
      <Fields {...props} />
    </AllMessages>
  );
}

const kinds = ["client-access", "borrower-present", "written-agreement"] as const;

function Fields({ ground, onChange, signsIn = true }: GroundFormProps) {
  const { formatMessage } = useIntl();
  const isWritten = ground.kind === "written-agreement";
  const now = new Date();
  return (
    <Stack gap="medium">
      <RadioCards<GroundKind>
        label={formatMessage({ id: signsIn ? "linker.ground" : "linker.ground.resumed" })}
        hint={formatMessage({ id: "linker.ground.hint" })}
        options={kinds
          .filter((value) => signsIn || value !== "borrower-present")
          .map((value) => ({ value, title: formatMessage({ id: `linker.ground.${value}` }) }))}
        value={ground.kind}
        onChange={(kind) => onChange({ ...ground, kind })}
      />
      {isWritten && (
        <Field label={formatMessage({ id: "linker.agreedOn" })}>
          <TextInput
            max={dayAt(now, now.getTimezoneOffset())}
            onChange={({ target }) => onChange({ ...ground, agreedOn: target.value })}
            type="date"
            value={ground.agreedOn}
          />
        </Field>
      )}
      {ground.kind && (
        <Field
          label={formatMessage({ id: "linker.note" })}
          hint={formatMessage({ id: "linker.note.hint" })}
          optional={!isWritten || ground.paper !== undefined}
        >
          <TextArea
            rows={2}
            maxLength={noteAtMost}
            value={ground.note}
            onChange={({ target }) => onChange({ ...ground, note: target.value })}
          />
        </Field>
      )}
      {isWritten && <Paper ground={ground} onChange={onChange} />}
    </Stack>
  );
}

/** What the ground still lacks, in a sentence. Within the messages of `links`. */
export function useGroundGap(ground: GroundDraft): string | undefined {
  const { formatMessage } = useIntl();
  const chosen = chosenGround(ground);
  return typeof chosen === "string" ? formatMessage({ id: `linker.ground.${chosen}` }) : undefined;
}

function Paper({ ground, onChange }: GroundFormProps) {
  const { formatMessage } = useIntl();
  const [fault, setFault] = useState<"type" | "size">();
  const { paper, ...rest } = ground;
  const choose = ([file]: readonly File[]) => {
    const found = file && paperFault(file);
    setFault(found);
    if (file && !found) onChange({ ...rest, paper: file });
  };
  return (
    <Stack gap="small">
      {paper ? (
        <ul aria-label={formatMessage({ id: "linker.paper" })}>
          <FileRow
            name={paper.name}
            action={
              <IconButton
                size="small"
                label={formatMessage({ id: "linker.paper.remove" }, { name: paper.name })}
                onClick={() => onChange(rest)}
              >
                <X />
              </IconButton>
            }
          />
        </ul>
      ) : (
        <div>
          <FileButton
            accept={paperTypes}
            icon={<Paperclip />}
            label={formatMessage({ id: "linker.paper.attach" })}
            onFiles={choose}
          />
        </div>
      )}
      <div aria-live="polite">
        {fault ? (
          <Text as="p" size="small" tone="danger">
            <FormattedMessage id={`linker.paper.${fault}`} />
          </Text>
        ) : (
          <Text as="p" size="small" tone="muted">
            <FormattedMessage id="linker.paper.hint" />
          </Text>
        )}
      </div>
    </Stack>
  );
}

interface GroundStatedProps {
  readonly ground: GroundDraft;
  readonly onChange: () => void;
}

/** The stated ground, while it can still be changed. */
export function GroundStated(props: GroundStatedProps) {
  return (
    <AllMessages part="links">
      <Stated {...props} />
    </AllMessages>
  );
}

function Stated({ ground, onChange }: GroundStatedProps) {
  const { formatMessage } = useIntl();
  const { bookDay } = useDates();
  const chosen = chosenGround(ground);
  if (typeof chosen === "string") return null;
  const { kind, agreedOn, note, paper } = chosen;
  const more = [agreedOn && bookDay(agreedOn), note.trim(), paper?.name];
  return (
    <Text as="p" size="small">
      {[formatMessage({ id: `permission.ground.${kind}` }), ...more].filter(Boolean).join(" · ")}{" "}
      <Button variant="link" onClick={onChange}>
        <FormattedMessage id="linker.ground.change" />
      </Button>
    </Text>
  );
}
