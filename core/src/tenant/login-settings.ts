/** How a tenant's people get to their login, where it's one of several teams of a firm. */
export interface LoginSettings {
  readonly loginDestinations: readonly LoginDestination[];
  /** Goes on to the login without showing the page. */
  readonly passLoginThrough: boolean;
  /** Shows the login of this tenant itself. */
  readonly defaultLogin: boolean;
  /** Line by line; absent for the portal text's own welcome. */
  readonly welcomeText?: readonly string[];
  readonly showSeparatorAfterWelcomeText: boolean;
  /** After how many welcome lines the login stands; absent for below them all. */
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
  /** What an operator has to mend; the settings are usable nevertheless. */
  readonly faults: readonly LoginSettingsFault[];
}

export const defaultLoginSettings: LoginSettings = {
  loginDestinations: [],
  passLoginThrough: false,
  defaultLogin: true,
  showSeparatorAfterWelcomeText: false,
};

/**
 * Reads what an operator has configured. With neither a login of its own nor one to pass on to there is no
 * way in, so then all of it is taken for invalid, and the defaults are used (P-T45).
 */
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
      // Texts, as was just seen.
      return secure ? [{ id, name, url: secure, tenantName } as LoginDestination] : [];
    });
  }
}

/** Whether people may be sent there: HTTPS, and nobody's password in it (D-5). */
export function isSecureAddress(address: string): boolean {
  return /^https:\/\/[^\s/@?#]+([/?#]\S*)?$/i.test(address);
}
