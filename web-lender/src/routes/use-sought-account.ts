import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import { useEffect } from "react";
import { useSearchParams } from "wouter";
import {
  placeOfAccount,
  readSought,
  readView,
  seekAccount,
  writeAddress,
} from "./financial-statements-address.ts";

/** Goes to an account that the address names: on the balance sheet, else on the income statement. */
export function useSoughtAccount(shown: FinancialStatement): void {
  const [address, setAddress] = useSearchParams();

  useEffect(() => {
    const sought = readSought(address);
    if (!sought) return;
    const found = placeOfAccount(shown, sought);
    if (found || shown.financialStatementType === "IncomeStatement") {
      setAddress(writeAddress(readView(address), found), { replace: true });
      return;
    }
    const next = seekAccount(sought);
    next.set("type", "IncomeStatement");
    setAddress(next, { replace: true });
  }, [address, shown, setAddress]);
}
