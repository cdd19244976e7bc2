import type { RequestMail } from "./contents.ts";
import { dayIn, instantIn, type MailLanguage } from "./frame.ts";
import type { MailWords } from "./mail-words.ts";
import { requestWords } from "./words/request.ts";

/** Asks a borrower for books (ui mock-up 51b). It's sent once, so that there is nothing to unsubscribe from. */
export function request(content: RequestMail, tenant: string, language: MailLanguage): MailWords {
  const { workspaceName, groups, fullFiscalYears, askedBy, expiresAt, timeZone } = content;
  const words = requestWords[language];
  const { facts } = words;
  const { endOfImport, mostRecentDay } = content;
  const end = mostRecentDay ? dayIn(language, mostRecentDay) : words.ends[endOfImport];

  return {
    language,
    subject: words.heading(tenant),
    preview: words.preview(workspaceName),
    heading: words.heading(tenant),
    sentence: words.sentence(workspaceName, content.allowUserUpload),
    strong: workspaceName,
    facts: [
      sharedFact(groups, language),
      { name: facts.period, value: words.period(fullFiscalYears, end) },
      ...(askedBy
        ? [{ name: facts.askedBy, value: askedBy.name, note: askedBy.emailAddress }]
        : []),
      { name: facts.worksUntil, value: instantIn(language, expiresAt, timeZone) },
    ],
    button: { text: words.button, address: content.secretLink },
    promises: words.promises,
    note: words.note(askedBy?.name ?? tenant),
    reason: words.reason(tenant, content.supportEmailAddress),
  };
}

/** Statements first, with what comes with them; then the rest, in one line. */
function sharedFact(groups: RequestMail["groups"], language: MailLanguage) {
  const words = requestWords[language];
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const listed = (some: RequestMail["groups"]) => {
    const text = list.format(some.map((group) => words.groups[group]));
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  };

  const name = words.facts.shared;
  const others = groups.filter((group) => group !== "financial-statements");
  if (others.length === groups.length) return { name, value: listed(groups) };
  return {
    name,
    value: listed(["financial-statements"]),
    note: words.withLedger,
    ...(others.length > 0 && { further: listed(others) }),
  };
}
