import type { Language } from "../language/language.ts";
import type { NodeRef } from "../statement/layout.ts";
import { currentEarningsId } from "../statement/standard-layout.ts";
import { statementTexts } from "../statement/texts.ts";
import type { SpreadBooks } from "./command.ts";
import { accountIn } from "./permissions.ts";
import type { Spread } from "./spread.ts";
import { placedNodes } from "./spread-tree.ts";

/** What a line is called: an account with its number, a section by its header. Ids of what isn't there any more. */
export function nodeCaption(
  spread: Spread,
  ref: NodeRef,
  { books, language }: { readonly books: SpreadBooks; readonly language: Language },
): string {
  const id = ref.slice(ref.indexOf("/") + 1);
  const node = placedNodes(spread).get(ref)?.node;
  const { sections, formulas, currentEarnings } = statementTexts[language];
  if (ref.startsWith("account/")) {
    const account = accountIn(spread, id, books);
    const standard = id === currentEarningsId ? currentEarnings : account?.name;
    const caption = (node?.node === "account" ? node.caption : undefined) ?? standard ?? id;
    return account?.number === undefined ? caption : `${account.number} ${caption}`;
  }
  if (node?.node === "section") {
    return node.headerCaption ?? new Map(Object.entries(sections)).get(id)?.header ?? id;
  }
  const said = node?.node === "formula" ? node.caption : undefined;
  return said ?? new Map(Object.entries(formulas)).get(id) ?? id;
}
