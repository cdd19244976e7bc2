/** For tenants that are one of a firm's teams. */
export interface LoginSettings {
  readonly loginDestinations: readonly LoginDestination[];
  /** Goes to the login without showing the page. */
  readonly passLoginThrough: boolean;
  /** Shows this tenant's own login. */
  readonly defaultLogin: boolean;
  /** Line by line; absent for the portal text's welcome. */
  readonly welcomeText?: readonly string[];
  readonly showSeparatorAfterWelcomeText: boolean;
  /** The login follows this many lines; absent for below all. */
  readonly placeLoginAfterWelcomeLine?: number;
  /** Where the login page sends everybody instead of showing itself. */
  readonly redirectTarget?: string;
}

export interface LoginDestination {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly tenantName: string;
}

export type LoginSettingsFault =
  | "no-login-offered"
  | "not-https"
  | "incomplete-destination"
  | "unusable-value";

export interface ReadLoginSettings {
  readonly settings: LoginSettings;
  /** For an operator to fix; the settings still work. */
  readonly faults: readonly LoginSettingsFault[];
}

export const defaultLoginSettings: LoginSettings = {
  loginDestinations: [],
  passLoginThrough: false,
  defaultLogin: true,
  showSeparatorAfterWelcomeText: false,
};

/** Without any login there is no way in, so all is invalid and the defaults apply (P-T45). */
export function readLoginSettings(
  configured: Readonly<Record<string, unknown>>,
): ReadLoginSettings {
  const faults = new Set<LoginSettingsFault>();
  const passLoginThrough = flagOf("passLoginThrough", false);
  const defaultLogin = flagOf("defaultLogin", true);
  if (!passLoginThrough && !defaultLogin) {
    return { settings: defaultLoginSettings, faults: ["no-login-offered"] };
  }
  const welcomeText = linesOf(configured.welcomeText);
  const place = countOf(configured.placeLoginAfterWelcomeLine);
  const redirectTarget = secureAddress(configured.redirectTarget);
  const settings = {
    loginDestinations: destinationsOf(configured.loginDestinations),
    passLoginThrough,
    defaultLogin,
    showSeparatorAfterWelcomeText: flagOf("showSeparatorAfterWelcomeText", false),
    ...(welcomeText && { welcomeText }),
    ...(place !== undefined && { placeLoginAfterWelcomeLine: place }),
    ...(redirectTarget && { redirectTarget }),
  };
  return { settings, faults: [...faults] };

  function flagOf(name: keyof LoginSettings, usual: boolean): boolean {
    const value = configured[name];
    if (value === undefined || typeof value === "boolean") return value ?? usual;
    faults.add("unusable-value");
    return usual;
  }

  function linesOf(value: unknown): readonly string[] | undefined {
    if (value === undefined) return undefined;
    if (typeof value === "string") return value.split("\n");
    if (Array.isArray(value) && value.every((line) => typeof line === "string")) return value;
    faults.add("unusable-value");
    return undefined;
  }

  function countOf(value: unknown): number | undefined {
    if (value === undefined) return undefined;
    if (typeof value === "number" && Number.isInteger(value) && value >= 0) return value;
    faults.add("unusable-value");
    return undefined;
  }

  function secureAddress(value: unknown): string | undefined {
    if (value === undefined) return undefined;
    if (typeof value === "string" && isSecureAddress(value)) return value;
    faults.add("not-https");
    return undefined;
  }

  function destinationsOf(value: unknown): LoginDestination[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      faults.add("unusable-value");
      return [];
    }
    return value.flatMap((each: unknown) => {
      const { id, name, url, tenantName } = (each ?? {}) as Readonly<Record<string, unknown>>;
      const texts = [id, name, url, tenantName];
      if (!texts.every((text) => typeof text === "string" && text !== "")) {
        faults.add("incomplete-destination");
        return [];
      }
      const secure = secureAddress(url);
      // Both are texts, as checked above.
      return secure ? [{ id, name, url: secure, tenantName } as LoginDestination] : [];
    });
  }
}

/** HTTPS, without credentials (D-5). */
export function isSecureAddress(address: string): boolean {
  return /^https:\/\/[^\s/@?#]+([/?#]\S*)?$/i.test(address);
}
