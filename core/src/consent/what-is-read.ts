import type { Language } from "../language/language.ts";
import {
  type CollectionGroup,
  collectionGroups,
} from "../submission-request/submission-request.ts";
import en from "../texts/en/what-is-read.json" with { type: "json" };
import es from "../texts/es/what-is-read.json" with { type: "json" };
import fr from "../texts/fr/what-is-read.json" with { type: "json" };
import type { ConsentScope } from "./consent.ts";

interface ReadFacts {
  /** False for a file of balances, which has no ledger. */
  readonly hasEntries?: boolean;
}

/**
 * What a scope leads to, to go into a sentence: "financial statements, with the general ledger". Pages and the words of consents
 * take it from here.
 */
export function thingsRead(
  { groups, anonymize }: Pick<ConsentScope, "groups" | "anonymize">,
  language: Language,
  { hasEntries = true }: ReadFacts = {},
): readonly string[] {
  const texts = textsOf[language];
  const textOf = (group: CollectionGroup): string => {
    switch (group) {
      case "financial-statements":
        if (!hasEntries) return texts.statements;
        return anonymize ? texts.statementsAndLedger : texts.statementsLedgerAndMemos;
      case "accounts-receivable":
        return texts.receivables;
      case "accounts-payable":
        return texts.payables;
      case "transactions":
        return anonymize ? texts.transactions : texts.transactionsAndMemos;
    }
  };
  return collectionGroups.filter((group) => groups.includes(group)).map(textOf);
}

const textsOf: Readonly<Record<Language, typeof en>> = { en, es, fr };
