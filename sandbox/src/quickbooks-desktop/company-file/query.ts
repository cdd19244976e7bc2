import { type Answer, found, refused } from "../qbxml/message.ts";
import { textOf, textsOf, type XmlElement } from "../qbxml/read-xml.ts";
import type { Xml } from "../qbxml/write-xml.ts";
import type { Listed } from "./lists.ts";

/** What of a list a request asks for: these, or all that its filters let through. */
export function chosenFrom(
  list: readonly Listed[],
  request: XmlElement,
): readonly Listed[] | Answer {
  const ids = textsOf(request, "ListID");
  const names = textsOf(request, "FullName").map((name) => name.toLowerCase());
  if (ids.length > 0 || names.length > 0) {
    const chosen = list.filter(
      ({ id, fullName }) => ids.includes(id) || names.includes(fullName.toLowerCase()),
    );
    if (chosen.length === ids.length + names.length) return chosen;
    const message =
      "The query request has not been fully completed. An element could not be found.";
    return { ...refused({ code: 500, message }), found: chosen.map(({ xml }) => xml) };
  }
  const status = textOf(request, "ActiveStatus") ?? "ActiveOnly";
  const types = textsOf(request, "AccountType");
  return list.filter(
    ({ active, type = "" }) =>
      (status === "All" || active === (status === "ActiveOnly")) &&
      (types.length === 0 || types.includes(type)),
  );
}

/** What iterators have still to give, for as long as QuickBooks is open. */
export interface Iterators {
  readonly page: (request: XmlElement, all: () => readonly Xml[]) => Answer;
}

export function openIterators(newId: () => string): Iterators {
  const left = new Map<string, readonly Xml[]>();

  return {
    page: (request, all) => {
      const { iterator, iteratorID = "" } = request.attributes;
      const asked = textOf(request, "MaxReturned");
      const most = asked === undefined ? Number.POSITIVE_INFINITY : Number(asked);
      if (iterator === undefined) return found(all().slice(0, most));
      if (iterator === "Stop") {
        left.delete(iteratorID);
        return found([]);
      }
      if (asked === undefined) return refused(withoutMaxReturned);
      const rest = iterator === "Start" ? all() : left.get(iteratorID);
      if (!rest) return refused(unknownIterator);
      const id = iterator === "Start" ? newId() : iteratorID;
      const page = rest.slice(0, most);
      left.set(id, rest.slice(most));
      return {
        ...found(page),
        attributes: { iteratorRemainingCount: rest.length - page.length, iteratorID: id },
      };
    },
  };
}

const withoutMaxReturned = { code: 3270, message: "An iterator needs MaxReturned." };
const unknownIterator = { code: 3120, message: "The iterator cannot be found in this session." };
