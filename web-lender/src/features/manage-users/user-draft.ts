import { type AddressFault, addressFault, displayNameOf, nameFaults } from "@tieout/core/user";
import { answerOf, problemOf } from "@tieout/web-portal/answer";
import { useIntl } from "react-intl";
import { useAction } from "../../action/use-action.ts";
import { client } from "../../api/client.ts";
import { detailedUsers, type Role, type UserMetadataSetting, users } from "../../api/users.ts";

export type MetadataValues = Readonly<Record<string, string>>;

export interface UserDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly roleIds: readonly string[];
  readonly metadata: MetadataValues;
}

/** Ready to be invited, or failed with a reason. */
export interface Pending extends UserDraft {
  /** Idempotency key, so a retry isn't done twice. */
  readonly key: string;
  /** Set if only the invitation failed. */
  readonly userId?: string;
  readonly problem?: string;
}

/** With the default role. */
export const emptyDraft = (roles: readonly Role[]): UserDraft => ({
  ...{ firstName: "", lastName: "", emailAddress: "", metadata: {} },
  roleIds: roles.filter(({ tags }) => tags.includes("default")).map(({ id }) => id),
});

export const isEmpty = ({ firstName, lastName, emailAddress, metadata }: UserDraft): boolean =>
  [firstName, lastName, emailAddress, ...Object.values(metadata)].every((text) => text === "");

interface Known {
  readonly emailAddress: string;
  readonly displayName: string;
}

interface Surroundings {
  readonly emailDomains: readonly string[];
  readonly users: readonly Known[];
  readonly pending: readonly Pending[];
}

export interface DraftFaults {
  readonly names: ReturnType<typeof nameFaults>;
  readonly address: AddressFault<Known> | undefined;
}

export function faultsOf(draft: UserDraft, around: Surroundings): DraftFaults {
  const { emailDomains, users, pending } = around;
  const listed = pending.map((each) => ({
    emailAddress: each.emailAddress,
    displayName: displayNameOf(each),
  }));
  return {
    names: nameFaults(draft),
    address: addressFault(draft.emailAddress, { emailDomains, others: [...users, ...listed] }),
  };
}

/** Blank values are left out. */
export const metadataOf = (values: MetadataValues, settings: readonly UserMetadataSetting[]) =>
  settings.flatMap(({ name, type }) => {
    const value = values[name]?.trim() ?? "";
    return value === "" ? [] : [{ name, value, type }];
  });

/** One after the other. Returns the failed ones; created users are only invited again (P-T38). */
export function useInviteAll(
  settings: readonly UserMetadataSetting[],
  onDone: (left: readonly Pending[], list: readonly Pending[]) => void,
) {
  const { formatMessage } = useIntl();

  async function inviteOne(pending: Pending): Promise<Pending | undefined> {
    const { key, firstName, lastName, emailAddress, roleIds, metadata } = pending;
    let { userId } = pending;
    try {
      const body = {
        ...{ firstName: firstName.trim(), lastName: lastName.trim(), roleIds: [...roleIds] },
        displayName: displayNameOf(pending),
        emailAddress: emailAddress.trim(),
        metadata: metadataOf(metadata, settings),
      };
      const headers = { "Idempotency-Key": key };
      userId ??= (await answerOf(client.POST("/users", { body, headers }))).id;
    } catch (error) {
      return { ...pending, problem: whyNotCreated(error, emailAddress.trim()) };
    }
    try {
      const params = { path: { userId } };
      await answerOf(client.POST("/users/{userId}/invite", { params }));
      return undefined;
    } catch {
      const problem = formatMessage({ id: "people.notInvited" });
      return { ...pending, userId, problem };
    }
  }

  function whyNotCreated(error: unknown, email: string): string {
    const problem = problemOf(error);
    if (problem?.status === 409) return formatMessage({ id: "people.alreadyCreated" }, { email });
    const detail = problem?.errors?.[0]?.description ?? problem?.description;
    return formatMessage(
      { id: "people.notCreated" },
      { detail: detail || formatMessage({ id: "failure.unreachable" }) },
    );
  }

  return useAction({
    call: async (list: readonly Pending[]) => {
      const left: Pending[] = [];
      for (const pending of list) {
        const failed = await inviteOne(pending);
        if (failed) left.push(failed);
      }
      return left;
    },
    changes: [detailedUsers().queryKey, users().queryKey],
    onDone,
  });
}
