import {
  type AppSetting,
  type AppSettingName,
  appSettings,
  isAppSettingName,
} from "./app-settings.ts";

type Settings = typeof appSettings;

/** The settings that browsers find in one place, each with the type of its default. */
export type ExposedSettings<Where extends "settings" | "options"> = {
  -readonly [Name in AppSettingName as Settings[Name] extends { readonly exposedIn: Where }
    ? Name
    : never]: Settings[Name]["usual"];
};

export function exposedSettings<Where extends "settings" | "options">(
  where: Where,
  valueFor: (name: AppSettingName, usual: unknown) => unknown = (_name, usual) => usual,
): ExposedSettings<Where> {
  const names = Object.keys(appSettings).filter(isAppSettingName);
  const found = names.flatMap((name) => {
    const setting: AppSetting = appSettings[name];
    return setting.exposedIn === where ? [[name, valueFor(name, setting.usual)]] : [];
  });
  // Settings are stored with their default's type.
  return Object.fromEntries(found) as ExposedSettings<Where>;
}
