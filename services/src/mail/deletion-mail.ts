import { daysLeft } from "@tieout/core/retention";
import { colonIn, lenderFoot, type Mail, type MailWriter, type Reader } from "./mail.ts";

export const deletionMails = { "files-about-to-be-deleted": filesAboutToBeDeleted };

/** One mail for any number of collections. */
interface FilesAboutToBeDeleted extends Reader {
  /** ISO instant. */
  readonly warnedAt: string;
  readonly count: number;
  /** The first of them, soonest first. */
  readonly collections: readonly GoingCollection[];
  readonly collectionsUrl: string;
}

export interface GoingCollection {
  readonly workspaceId: string;
  readonly submissionId: string;
  /** Absent, like its contents, for readers who can't view the workspace. */
  readonly workspaceName?: string;
  readonly packageName?: string;
  readonly revisions?: number;
  readonly workbooks?: number;
  readonly documents?: number;
  /** ISO instants. */
  readonly collectedAt: string;
  readonly deletedAt: string;
  readonly submissionUrl: string;
}

function filesAboutToBeDeleted(content: FilesAboutToBeDeleted, writer: MailWriter): Mail {
  const { collections, count, warnedAt } = content;
  const { text } = writer;
  const [first] = collections;
  if (!first) throw new Error("A mail about files to be deleted names some of them");
  const days = daysLeft(new Date(first.deletedAt), new Date(warnedAt));
  const { facts, ...said } =
    count === 1 ? ofOne(first, content, writer) : ofMany(first, content, writer);
  return {
    ...lenderFoot(content, writer),
    preview: text("deletion.note"),
    ...said,
    note: text("deletion.note"),
    badge: { tone: "warning", text: text("deletion.badge", { days }) },
    facts: [...facts, { name: text("fact.kept"), value: text("deletion.kept") }],
  };
}

type Said = Pick<Mail, "subject" | "heading" | "sentence" | "strong" | "facts" | "button">;

function ofOne(
  collection: GoingCollection,
  { timeZone, dayZone = timeZone }: FilesAboutToBeDeleted,
  writer: MailWriter,
): Said {
  const { revisions = 0, workbooks = 0, documents = 0, deletedAt, submissionUrl } = collection;
  const { text } = writer;
  const workspace = collection.workspaceName ?? text("a-workspace");
  const day = writer.date(deletedAt, dayZone);
  return {
    subject: text("deletion.subject", { workspace, day }),
    heading: text("deletion.heading", { day }),
    sentence: text("deletion.sentence", { workspace }),
    strong: workspace,
    facts: [
      { name: text("fact.collected"), value: collectedIn(collection, timeZone, writer) },
      ...(workbooks > 0
        ? [
            {
              name: text("fact.workbooks"),
              value: text("deletion.workbooks", { revisions, files: workbooks }),
            },
          ]
        : []),
      ...(documents > 0
        ? [
            {
              name: text("fact.documents"),
              value: text("deletion.documents", { files: documents }),
            },
          ]
        : []),
      // To the minute and with its zone, since it may be another day elsewhere.
      { name: text("fact.goFrom"), value: writer.instant(deletedAt, timeZone) },
    ],
    button: { text: text("deletion.button"), address: submissionUrl },
  };
}

function ofMany(
  first: GoingCollection,
  { collections, count, collectionsUrl, timeZone, dayZone = timeZone }: FilesAboutToBeDeleted,
  writer: MailWriter,
): Said {
  const { text, date, language } = writer;
  const others = count - collections.length;
  const heading = text("deletions.heading", {
    collections: count,
    day: date(first.deletedAt, dayZone),
  });
  const collected = `${text("fact.collected")}${colonIn(language)}`;
  return {
    subject: heading,
    heading,
    sentence: text("deletions.sentence"),
    facts: [
      ...collections.map((collection) => ({
        name: date(collection.deletedAt, dayZone),
        value: collection.workspaceName ?? text("a-workspace"),
        note: `${collected}${collectedIn(collection, timeZone, writer)}`,
      })),
      ...(others > 0
        ? [
            {
              name: text("deletions.others"),
              value: text("deletions.more", { collections: others }),
            },
          ]
        : []),
    ],
    button: { text: text("deletions.button"), address: collectionsUrl },
  };
}

function collectedIn(
  { collectedAt, packageName }: GoingCollection,
  timeZone: string,
  { date, source }: MailWriter,
): string {
  const from = packageName === undefined ? [] : [source(packageName)];
  return [date(collectedAt, timeZone), ...from].join(", ");
}
