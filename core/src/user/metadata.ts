import { maximumLengths, parseEmail, type TextFault, textFault } from "../text/index.ts";

export const metadataTypes = ["text", "number", "email", "phone"] as const;
export type MetadataType = (typeof metadataTypes)[number];

/** A fact that a tenant keeps of its users. */
export interface MetadataSetting {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly type: MetadataType;
}

export interface MetadataValue {
  readonly name: string;
  readonly value: string;
}

export type MetadataFault = TextFault | Exclude<MetadataType, "text">;

/** What is wrong with a value of that type; leaving it out is fine. */
export function metadataFault(value: string, type: MetadataType): MetadataFault | undefined {
  const fault = textFault(value, {
    required: false,
    maximumLength: maximumLengths.metadataValue,
  });
  if (fault) return fault;
  return value.trim() === "" || fits[type](value.trim()) ? undefined : misfit(type);
}

/** The first that is wrong with each setting's value, by its name. */
export function metadataFaults(
  values: readonly MetadataValue[],
  settings: readonly MetadataSetting[],
): ReadonlyMap<string, MetadataFault | "unknown"> {
  const faults = new Map<string, MetadataFault | "unknown">();
  for (const { name, value } of values) {
    const type = settings.find((setting) => setting.name === name)?.type;
    const fault = type === undefined ? "unknown" : metadataFault(value, type);
    if (fault) faults.set(name, fault);
  }
  return faults;
}

const fits: Record<MetadataType, (value: string) => boolean> = {
  text: () => true,
  number: (value) => /^[+-]?\d+(?:[.,]\d+)?$/.test(value),
  email: (value) => parseEmail(value) !== undefined,
  phone: (value) =>
    /^\+?[\d\s()./-]+$/.test(value) && digitsIn(value) >= 5 && digitsIn(value) <= 15,
};

// Any text fits the type "text", so that it's never what doesn't.
const misfit = (type: MetadataType) => (type === "text" ? undefined : type);

const digitsIn = (value: string) => value.replaceAll(/\D/g, "").length;
