import { say } from "@tieout/server/messages/messages";
import { collectionOutcome } from "./collection-outcome.ts";
import { mailColors } from "./colors.ts";
import { confirmEmail } from "./confirm-email.ts";
import type { CollectionCompleted, CollectionFailed, MailMatter } from "./contents.ts";
import { copyReady } from "./copy-ready.ts";
import { documentUploaded, filesAboutToBeDeleted } from "./files.ts";
import { dayIn, frame, instantIn, type MailLanguage, sourceIn } from "./frame.ts";
import { invitation } from "./invitation.ts";
import { htmlOf } from "./layout.ts";
import type { MailWords } from "./mail-words.ts";
import { accessRequested, connectionNeedsAttention, userInvited } from "./notices.ts";
import { recordsWithdrawn } from "./records-withdrawn.ts";
import { request } from "./request.ts";
import { spaced } from "./spaced.ts";
import { textOf } from "./text-part.ts";
import { mailType } from "./type.ts";
import { webConnectorNews, webConnectorPage } from "./web-connector-page.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import type { Words } from "./words/words.ts";

/** How a tenant looks in a mail. */
export interface TenantLook {
  readonly visibleName: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly font?: string;
  /** A picture is sent along as `logo`. */
  readonly hasLogo: boolean;
  /** Who it's from and where they are; the visible name where nobody says. */
  readonly legalFooter?: string;
}

export interface ComposedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const catalogues: Readonly<Record<MailLanguage, Words>> = { en, es, fr };

/**
 * Writes a mail: the subject is the fact, the preview adds what matters next. Never an amount or an
 * attachment, and no name for who can't view the workspace.
 */
export function composeMail(
  matter: MailMatter,
  look: TenantLook,
  language: MailLanguage,
  { unsubscribeUrl }: { readonly unsubscribeUrl?: string | undefined } = {},
): ComposedMail {
  const own = catalogues[language];
  const unsubscribe = unsubscribeUrl && { text: own.unsubscribe, address: unsubscribeUrl };
  const words = spaced({
    ...wordsOf(matter, own, language, look.visibleName),
    ...(unsubscribe && { unsubscribe }),
  });
  const colors = mailColors(look);
  const { visibleName, hasLogo, legalFooter = visibleName } = look;
  const brand = { visibleName, colors, type: mailType(look.font), hasLogo, legalFooter };
  return { subject: words.subject, html: htmlOf(words, brand), text: textOf(words, brand) };
}

function wordsOf(
  { kind, content }: MailMatter,
  words: Words,
  language: MailLanguage,
  tenant: string,
): MailWords {
  switch (kind) {
    case "collection-completed":
      return completed(content, words, language);
    case "collection-failed":
      return failed(content, words, language);
    case "connection-needs-attention":
      return connectionNeedsAttention(content, words, language);
    case "access-requested":
      return accessRequested(content, words, language);
    case "user-invited":
      return userInvited(content, words, language);
    case "document-uploaded":
      return documentUploaded(content, words, language);
    case "files-about-to-be-deleted":
      return filesAboutToBeDeleted(content, words, language);
    case "records-withdrawn":
      return recordsWithdrawn(content, words, language);
    case "invitation":
      return invitation(content, tenant, language);
    case "request":
      return request(content, tenant, language);
    case "confirm-email":
      return confirmEmail(content, tenant, language);
    case "copy-ready":
      return copyReady(content, tenant, language);
    case "collection-outcome":
      return collectionOutcome(content, tenant, language);
    case "web-connector-page":
      return webConnectorPage(content, tenant, language);
    case "web-connector-news":
      return webConnectorNews(content, tenant, language);
  }
}

function completed(content: CollectionCompleted, words: Words, language: MailLanguage): MailWords {
  const { workspaceName, from, upTo, submittedBy, checks } = content;
  const packageName = sourceIn(language, content.packageName);
  const name = workspaceName ?? words.aWorkspace;
  const period = words.period(dayIn(language, from), dayIn(language, upTo));
  const findings = checks.high + checks.medium;
  const { facts, completed: own } = words;

  return {
    ...frame(content, words, language),
    subject: own.subject(name),
    preview: workspaceName ? `${packageName}, ${period}.` : own.note,
    badge: { tone: "positive", text: own.badge },
    heading: own.heading(name),
    sentence: own.sentence(workspaceName ? findings : 0, content.asked),
    facts: [
      { name: facts.package, value: packageName },
      { name: facts.period, value: period },
      { name: facts.received, value: instantIn(language, content.receivedAt, content.timeZone) },
      ...(workspaceName && submittedBy ? [{ name: facts.submittedBy, value: submittedBy }] : []),
      ...(workspaceName
        ? [
            {
              name: facts.dataQuality,
              value: own.checks(checks.passed, checks.of),
              ...(findings > 0 && { note: own.findings(checks.high, checks.medium) }),
            },
          ]
        : []),
    ],
    button: { text: own.button, address: content.submissionUrl },
    note: own.note,
  };
}

function failed(content: CollectionFailed, words: Words, language: MailLanguage): MailWords {
  const { action, step, stepPlace } = content;
  const packageName = sourceIn(language, content.packageName);
  const reason = say(content.reason, language);
  const name = content.workspaceName ?? words.aWorkspace;
  const { facts, failed: own } = words;
  const stopped = step && own.steps[step];
  const place = stopped && stepPlace && own.stepOf(stopped, stepPlace.at, stepPlace.of);

  return {
    ...frame(content, words, language),
    subject: own.subject(name),
    preview: `${reason} ${own.preview}`,
    badge: { tone: "critical", text: own.badge },
    heading: own.heading(name),
    sentence: own.sentence(reason),
    facts: [
      { name: facts.package, value: packageName },
      { name: facts.stopped, value: instantIn(language, content.stoppedAt, content.timeZone) },
      ...(stopped ? [{ name: facts.step, value: place ?? stopped }] : []),
      { name: facts.reference, value: content.reference },
    ],
    button: {
      text: action.kind === "retry" ? own.retry : own.openWorkspace,
      address: action.address,
    },
    note: own.note(packageName),
  };
}
