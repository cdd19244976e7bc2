import { displayNameOf } from "@tieout/core/user";
import {
  Avatar,
  Badge,
  Button,
  CloseButton,
  CountPill,
  Dialog,
  ErrorPanel,
  GatedButton,
  Heading,
  Inline,
  Stack,
  Text,
  useToast,
} from "@tieout/ui-kit";
import { Plus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import {
  type DetailedUser,
  type Role,
  roleNamesOf,
  type UserMetadataSetting,
} from "../../api/users.ts";
import { useDraft } from "../../drafts/use-draft.ts";
import * as styles from "./manage-users.css.ts";
import {
  emptyDraft,
  faultsOf,
  isEmpty,
  type Pending,
  type UserDraft,
  useInviteAll,
} from "./user-draft.ts";
import { MetadataFields, RoleChoice, UserFields, useWhyIncomplete } from "./user-fields.tsx";

interface AddUsersProps {
  readonly users: readonly DetailedUser[];
  readonly roles: readonly Role[];
  readonly settings: readonly UserMetadataSetting[];
  readonly emailDomains: readonly string[];
  readonly onClose: () => void;
}

/** Failed invitations stay on the list with the reason. */
export function AddUsers({ users, roles, settings, emailDomains, onClose }: AddUsersProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const one = useDraft<UserDraft>("add-users", emptyDraft(roles));
  const list = useDraft<readonly Pending[]>("add-users list", []);
  const { draft, setDraft } = one;
  const { draft: pending, setDraft: setPending } = list;
  const [round, setRound] = useState(0);
  const present = users.filter(({ status }) => status !== "Deleted");
  const faults = faultsOf(draft, { emailDomains, users: present, pending });
  const why = useWhyIncomplete(settings)({ ...draft, ...faults });
  const hasFailed = pending.some(({ problem }) => problem !== undefined);

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (why !== undefined) return;
    setPending([...pending, { ...draft, key: crypto.randomUUID() }]);
    setDraft(emptyDraft(roles));
    setRound(round + 1);
  };
  const close = () => {
    one.forget();
    list.forget();
    onClose();
  };
  const latest = useRef({ draft, pending });
  latest.current = { draft, pending };
  const { run: invite, isPending: isInviting } = useInviteAll(settings, (failed, invited) => {
    // The list may have changed meanwhile.
    const added = latest.current.pending.filter(
      ({ key }) => !invited.some((each) => each.key === key),
    );
    setPending([...failed, ...added]);
    if (failed.length > 0) return;
    toast({ title: formatMessage({ id: "people.invitedAll" }, { count: invited.length }) });
    if (added.length === 0 && isEmpty(latest.current.draft)) close();
  });

  return (
    <Dialog
      open
      onClose={close}
      size="large"
      title={formatMessage({ id: "people.add" })}
      description={formatMessage({ id: "people.addLede" })}
      closeLabel={formatMessage({ id: "dialog.close" })}
      initialFocus="first"
      typed={pending.length > 0 || !isEmpty(draft)}
      foot={
        <>
          <Button onClick={close}>
            <FormattedMessage id="dialog.cancel" />
          </Button>
          <GatedButton
            variant="primary"
            why={pending.length === 0 ? formatMessage({ id: "people.inviteNeeds" }) : undefined}
            busy={isInviting}
            busyLabel={formatMessage({ id: "people.inviting" })}
            onClick={() => invite(pending)}
          >
            {formatMessage({ id: "people.invite" }, { count: pending.length })}
          </GatedButton>
        </>
      }
    >
      <Stack gap="form">
        {hasFailed && <ErrorPanel title={formatMessage({ id: "people.someFailed" })} />}
        <form key={round} onSubmit={add} noValidate>
          <Stack gap="form">
            <UserFields
              draft={draft}
              faults={faults}
              emailDomains={emailDomains}
              onChange={(change) => setDraft({ ...draft, ...change })}
            />
            <RoleChoice
              roles={roles}
              chosen={draft.roleIds}
              onChange={(roleIds) => setDraft({ ...draft, roleIds })}
            />
            <MetadataFields
              settings={settings}
              values={draft.metadata}
              onChange={(metadata) => setDraft({ ...draft, metadata })}
            />
            <Inline justify="end">
              <GatedButton type="submit" icon={<Plus />} why={why}>
                <FormattedMessage id="people.addToList" />
              </GatedButton>
            </Inline>
          </Stack>
        </form>
        <PendingList
          pending={pending}
          roles={roles}
          onRemove={(key) => setPending(pending.filter((each) => each.key !== key))}
        />
      </Stack>
    </Dialog>
  );
}

interface PendingListProps {
  readonly pending: readonly Pending[];
  readonly roles: readonly Role[];
  readonly onRemove: (key: string) => void;
}

function PendingList({ pending, roles, onRemove }: PendingListProps) {
  const { formatMessage } = useIntl();
  if (pending.length === 0) return null;

  return (
    <section aria-labelledby="ready-to-invite">
      <Inline gap="small">
        <Heading level={3} size="small" id="ready-to-invite">
          <FormattedMessage id="people.ready" />
        </Heading>
        <CountPill>{pending.length}</CountPill>
      </Inline>
      <ul className={styles.pending} aria-labelledby="ready-to-invite">
        {pending.map((each) => (
          <li className={styles.pendingRow} key={each.key}>
            <span className={styles.pendingWho}>
              <Avatar name={displayNameOf(each)} tone="neutral" />
              <span className={styles.name}>{displayNameOf(each)}</span>
              <Text tone="muted">{each.emailAddress}</Text>
              <Badge>
                {roleNamesOf(each.roleIds, roles)
                  .map((name) => formatMessage({ id: `role.${name}` }))
                  .join(", ")}
              </Badge>
            </span>
            <CloseButton
              label={formatMessage({ id: "people.removeName" }, { name: displayNameOf(each) })}
              onClick={() => onRemove(each.key)}
            />
            {each.problem !== undefined && (
              <span className={styles.pendingFault}>
                <Text size="small" tone="danger">
                  {each.problem}
                </Text>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
