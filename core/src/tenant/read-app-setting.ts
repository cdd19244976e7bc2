import { parseDay } from "../calendar/day.ts";
import { parseEmail, textFault } from "../text/text.ts";
import { type AppSetting, type AppSettingName, appSettings } from "./app-settings.ts";
import { readDefaultOptions } from "./default-options.ts";
import { isSecureAddress, readLoginSettings } from "./login-settings.ts";
import { accountingPackages, fileUpload } from "./packages.ts";

export type AppSettingRead =
  | { readonly result: "read"; readonly value: unknown }
  | { readonly result: "refused"; readonly wanted: string };

/** An empty value restores the default. */
export function readAppSetting(name: AppSettingName, written: string): AppSettingRead {
  const setting: AppSetting = appSettings[name];
  if (written === "") return read(setting.usual);

  switch (setting.kind) {
    case "flag":
      return written === "true" || written === "false"
        ? read(written === "true")
        : refused("true or false");
    case "count": {
      const { from, to } = setting;
      const number = Number(written);
      const fits = /^\d+$/.test(written) && number >= from && number <= to;
      return fits ? read(number) : refused(`a number from ${from} to ${to}`);
    }
    case "country": {
      const code = written.toUpperCase();
      return /^[A-Z]{2}$/.test(code)
        ? read(code)
        : refused("a country's two letters of ISO 3166, as in US");
    }
    case "email":
      return parseEmail(written) ? read(written) : refused("an e-mail address");
    case "https":
      return isSecureAddress(written)
        ? read(written)
        : refused("an address that begins with https://");
    case "path":
      return isPath(written)
        ? read(written)
        : refused("a path on the portal's own host, as in /events");
    case "day":
      return parseDay(written) ? read(written) : refused("a day, as in 2026-03-31");
    case "line":
      return textFault(written, lineRule)
        ? refused(`a line of ${lineRule.maximumLength} characters at most, without markup`)
        : read(written);
    case "packages":
      return packagesOf(written);
    case "options":
      return configured(written, (object) => readDefaultOptions(object).faults);
    case "login":
      return configured(written, (object) => readLoginSettings(object).faults);
  }
}

const lineRule = { required: true, maximumLength: 300 } as const;

// Two slashes would name another host.
const isPath = (written: string) => /^\/[\w.~-][\w.~/-]{0,254}$/.test(written);

const read = (value: unknown): AppSettingRead => ({ result: "read", value });
const refused = (wanted: string): AppSettingRead => ({ result: "refused", wanted });

function packagesOf(written: string): AppSettingRead {
  const ids = written.split(",").map((id) => id.trim().toLowerCase());
  const known = [...accountingPackages, fileUpload].map(({ id }) => id);
  return ids.every((id) => known.includes(id))
    ? read(ids)
    : refused(`names with commas, of ${known.join(", ")}`);
}

function configured(
  written: string,
  faultsOf: (object: Readonly<Record<string, unknown>>) => readonly string[],
): AppSettingRead {
  const object = objectOf(written);
  if (!object) return refused("an object in JSON");
  const faults = faultsOf(object);
  return faults.length === 0
    ? read(object)
    : refused(`an object without these faults: ${faults.join(", ")}`);
}

function objectOf(written: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(written);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
