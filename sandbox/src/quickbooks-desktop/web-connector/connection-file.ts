import { NotXml, readXml, textOf } from "../qbxml/xml.ts";

export interface ConnectionFile {
  readonly appName: string;
  readonly appUrl: string;
  readonly userName: string;
  readonly ownerId: string;
  readonly fileId: string;
  readonly readOnly: boolean;
  readonly everyMinutes: number | undefined;
}

type ReadConnectionFile =
  | { readonly result: "read"; readonly file: ConnectionFile }
  | { readonly result: "refused"; readonly reason: string };

const guid = /^\{[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\}$/;

/** Refuses what Web Connector refuses, and any host but this machine. */
export function readConnectionFile(text: string): ReadConnectionFile {
  try {
    const root = readXml(text.replace(/^\uFEFF/, ""));
    if (root.name !== "QBWCXML") return refused("It isn't a Web Connector file.");
    const field = (name: string) => textOf(root, name) ?? "";
    const missing = ["AppName", "AppURL", "AppDescription", "AppSupport", "UserName"].find(
      (name) => field(name) === "",
    );
    if (missing) return refused(`It has no ${missing}.`);
    const addresses = addressFault(field("AppURL"), field("AppSupport"));
    if (addresses) return refused(addresses);
    if (!guid.test(field("OwnerID")) || !guid.test(field("FileID"))) {
      return refused("Its OwnerID or FileID is no GUID in braces.");
    }
    if (field("QBType") !== "QBFS") return refused("It isn't for QuickBooks financial software.");
    const scheduler = root.children.find(({ name }) => name === "Scheduler");
    const minutes = scheduler && Number(textOf(scheduler, "RunEveryNMinutes"));
    return {
      result: "read",
      file: {
        appName: field("AppName"),
        appUrl: field("AppURL"),
        userName: field("UserName"),
        ownerId: field("OwnerID"),
        fileId: field("FileID"),
        readOnly: field("IsReadOnly") === "true",
        everyMinutes: minutes,
      },
    };
  } catch (error) {
    if (error instanceof NotXml) return refused("It isn't XML.");
    throw error;
  }
}

/** Web Connector requires https or this machine, and support on the same host. */
function addressFault(appUrl: string, support: string): string | undefined {
  if (!URL.canParse(appUrl) || !URL.canParse(support)) return "An address in it isn't one.";
  const { hostname } = new URL(appUrl);
  if (new URL(support).hostname !== hostname) return "AppSupport isn't at the AppURL's host.";
  const isHere = hostname === "127.0.0.1" || /(?:^|\.)localhost$/.test(hostname);
  return isHere ? undefined : "The stand-in calls nobody but this machine.";
}

const refused = (reason: string) => ({ result: "refused", reason }) as const;
