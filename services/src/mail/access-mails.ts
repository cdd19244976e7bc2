import type { RoleName } from "@tieout/core/access";
import { invitationSeconds } from "@tieout/core/user";
import { factOf, lenderFoot, type Mail, type MailWriter, type Reader } from "./mail.ts";

/** About who may log in and see a workspace. */
export const accessMails = {
  "access-requested": accessRequested,
  "user-invited": userInvited,
  invitation,
};

export interface AccessRequested extends Reader {
  /** Absent, like the asker, for readers who can't grant access. */
  readonly workspace?: { readonly name: string; readonly engagementCode: string };
  readonly askedBy?: { readonly name: string; readonly emailAddress: string };
  /** ISO instant. */
  readonly askedAt: string;
  readonly others: number;
  readonly answerUrl: string;
}

function accessRequested(content: AccessRequested, writer: MailWriter): Mail {
  const { workspace, askedBy, timeZone, askedAt, others, answerUrl } = content;
  const { text } = writer;
  const who = askedBy?.name ?? text("somebody");
  const name = workspace?.name ?? text("a-workspace");
  const sentence = text("access-requested.sentence", { who, workspace: name });
  return {
    ...lenderFoot(content, writer),
    subject: text("access-requested.subject", { who, workspace: name }),
    preview: sentence,
    heading: text("access-requested.heading", { who }),
    sentence,
    ...(workspace && { strong: workspace.name }),
    facts: [
      ...(workspace
        ? [factOf(text("fact.workspace"), name, workspace.engagementCode || undefined)]
        : []),
      ...(askedBy ? [factOf(text("fact.askedBy"), askedBy.name, askedBy.emailAddress)] : []),
      { name: text("fact.asked"), value: writer.instant(askedAt, timeZone) },
    ],
    button: { text: text("access-requested.button"), address: answerUrl },
    note: text("access-requested.note", { others }),
  };
}

export interface UserInvited extends Reader {
  /** Absent, like the inviter, for readers who may not see the tenant's people. */
  readonly invited?: { readonly name: string; readonly emailAddress: string };
  readonly invitedBy?: string;
  /** ISO instants. */
  readonly invitedAt: string;
  readonly expiresAt: string;
  readonly usersUrl: string;
}

function userInvited(content: UserInvited, writer: MailWriter): Mail {
  const { invited, invitedBy, timeZone, invitedAt, expiresAt, usersUrl } = content;
  const { text, instant } = writer;
  const heading = text("user-invited.heading", { who: invited?.name ?? text("somebody") });
  const sentence = invitedBy
    ? text("user-invited.sentence-by", { invitedBy })
    : text("user-invited.sentence");
  return {
    ...lenderFoot(content, writer),
    subject: heading,
    preview: sentence,
    heading,
    sentence,
    facts: [
      ...(invited ? [factOf(text("fact.invited"), invited.name, invited.emailAddress)] : []),
      ...(invitedBy ? [{ name: text("fact.invitedBy"), value: invitedBy }] : []),
      { name: text("fact.sent"), value: instant(invitedAt, timeZone) },
      { name: text("fact.goodUntil"), value: instant(expiresAt, timeZone) },
    ],
    button: { text: text("user-invited.button"), address: usersUrl },
    note: text("user-invited.note"),
  };
}

export interface InvitationMail {
  readonly invitationId: string;
  /** Absent where an operator invites. */
  readonly invitedBy?: { readonly name: string; readonly emailAddress: string };
  readonly emailAddress: string;
  readonly roles: readonly RoleName[];
  /** ISO instant. */
  readonly expiresAt: string;
  /** IANA. */
  readonly timeZone: string;
  /** Without its fragment, which is the secret. */
  readonly secretLink: string;
}

/** Invites somebody (ui mock-up 51a); administrators get `userInvited`. Sent once, so there's no unsubscribe. */
function invitation(content: InvitationMail, writer: MailWriter): Mail {
  const { emailAddress, roles, expiresAt, timeZone, secretLink } = content;
  const { text, tenant, language } = writer;
  const invitedBy = content.invitedBy?.name;
  const address = content.invitedBy?.emailAddress;
  const list = new Intl.ListFormat(language, { type: "conjunction" });

  return {
    subject: invitedBy
      ? text("invitation.subject-by", { tenant, invitedBy })
      : text("invitation.subject", { tenant }),
    preview: text("invitation.preview", { hours: invitationSeconds / 3_600 }),
    heading: text("invitation.heading", { tenant }),
    sentence: invitedBy
      ? text("invitation.sentence-by", { tenant, invitedBy })
      : text("invitation.sentence", { tenant }),
    ...(invitedBy && { strong: invitedBy }),
    facts: [
      { name: text("invitation.sign-in"), value: emailAddress },
      {
        name: text("invitation.role"),
        value: list.format(roles.map((role) => text(`role.${role}`))),
      },
      { name: text("invitation.valid-until"), value: writer.instant(expiresAt, timeZone) },
    ],
    button: { text: text("invitation.button"), address: secretLink },
    note: address ? text("invitation.note-ask", { address }) : text("invitation.note"),
    replyTo: address,
    reason: invitedBy ? text("invitation.reason-by", { invitedBy }) : text("invitation.reason"),
  };
}
