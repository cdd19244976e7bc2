import type { JournalLine, VendorAccount } from "@tieout/core/ledger";

/** What no database keeps in a text: NUL, and halves of letters. */
const unkept = /\0|\p{Cs}/u;

function clean(text: string): string {
  return unkept.test(text) ? text.replace(/\0|\p{Cs}/gu, "") : text;
}

export function cleanAccount(account: VendorAccount): VendorAccount {
  const { id, number, name, fullName } = account;
  return {
    ...account,
    id: clean(id),
    name: clean(name),
    fullName: clean(fullName),
    ...(number !== undefined && { number: clean(number) }),
  };
}

export function cleanLine(line: JournalLine): JournalLine {
  const { transactionId, transactionType, accountId, memo, documentNumber } = line;
  return {
    ...line,
    transactionId: clean(transactionId),
    transactionType: clean(transactionType),
    accountId: clean(accountId),
    ...(memo !== undefined && { memo: clean(memo) }),
    ...(documentNumber !== undefined && { documentNumber: clean(documentNumber) }),
  };
}
