import { useQuery } from "@tanstack/react-query";
import { Field, Lookup } from "@tieout/ui-kit";
import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { naicsCodes } from "../../api/risk.ts";
import type { AskedForm } from "./asked-form.ts";

/** In milliseconds (S-K15). */
const debounce = 500;
/** Characters; less than the 200 that the contract allows. */
const longestQuery = 100;

interface NaicsPickerProps {
  readonly form: AskedForm;
  readonly onChange: (part: Pick<AskedForm, "picked" | "industry">) => void;
  readonly disabled: boolean;
}

/** Finds a code by its digits, title or what the Census Bureau's index lists under it (S-U116, S-A30). */
export function NaicsPicker({ form, onChange, disabled }: NaicsPickerProps) {
  const { formatMessage } = useIntl();
  const { picked, industry } = form;
  const typed = picked === undefined ? industry.trim() : "";
  const sought = useDebounced(typed);
  const { data, isFetching, isError } = useQuery({
    ...naicsCodes(sought),
    enabled: sought !== "",
    placeholderData: (before) => (sought === "" ? undefined : before),
    retry: false,
  });
  const found = sought === "" || typed === "" ? [] : (data ?? []);

  return (
    <Field label={formatMessage({ id: "risk.naics" })}>
      <Lookup
        busy={typed !== "" && (typed !== sought || isFetching)}
        clearLabel={formatMessage({ id: "risk.naics.clear" })}
        disabled={disabled}
        maxLength={longestQuery}
        noMatch={formatMessage({ id: isError ? "risk.naics.failed" : "risk.naics.noMatch" })}
        onChoose={({ value, label }) => onChange({ picked: value, industry: `${value} ${label}` })}
        onTextChange={(text) => onChange({ picked: undefined, industry: text })}
        options={found.map(({ NaicsCode, Description, AdditionalDescriptions }) => ({
          value: NaicsCode,
          code: NaicsCode,
          label: Description,
          ...detailOf(AdditionalDescriptions, typed),
        }))}
        placeholder={formatMessage({ id: "risk.naics.placeholder" })}
        text={industry}
        value={picked}
      />
    </Field>
  );
}

/** The index entry that matched, which shows why a code was found. */
function detailOf(entries: readonly string[], typed: string) {
  const words = typed.toLowerCase().split(/\s+/);
  const entry = entries.find((each) => {
    const text = each.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return entry === undefined ? {} : { detail: entry };
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
