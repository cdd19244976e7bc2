import { withTenant } from "@tieout/server/database/with-tenant";
import { findTenantBrand, updateTenantBrand } from "@tieout/services/tenants/settings";
import {
  changeLogo,
  largestLogoBytes,
  logoTypeOf,
  operate,
} from "@tieout/services/tenants/tenants";
import { applyCssSettings } from "@tieout/ui-kit/theme/css-settings";
import { Refused, type TenantCommand } from "../command.ts";
import { flagOf, pairsOf } from "../typed.ts";

export const brand: TenantCommand = {
  about: "tenant",
  usage:
    "<tenant> [--visible-name <text>] [--primary <#rrggbb>] [--secondary <#rrggbb>] [--font <name>] " +
    "[--logo <file>|none] [--show-product-logo true|false] [--resource <name>] [--css <--name=value> …]",
  help: "Changes how a tenant looks, and warns of what can't be read.",
  run: async (outside, typed, tenantId) => {
    const { operator, say } = outside;
    const { options } = typed;
    if (options.logo !== undefined) await logo(outside, tenantId, options.logo);

    const css = pairsOf(typed.all("css"));
    const change = {
      ...(options["visible-name"] && { visibleName: options["visible-name"] }),
      ...(options.primary && { primaryColor: colorOf(options.primary) }),
      ...(options.secondary && { secondaryColor: colorOf(options.secondary) }),
      ...(options.font && { font: fontOf(options.font) }),
      ...(options["show-product-logo"] && {
        showStrongboxLogo: flagOf(options["show-product-logo"]),
      }),
      ...(options.resource && { defaultResource: options.resource }),
    };
    await operate(operator, tenantId, { action: "tenant-brand-changed" }, async (db) => {
      const { cssSettings: before } = await findTenantBrand(db);
      const merged = Object.entries({ ...before, ...css }).filter(([, value]) => value !== "");
      await updateTenantBrand(db, { ...change, cssSettings: Object.fromEntries(merged) });
    });
    const warnings = brandWarnings(await withTenant(operator.pool, tenantId, findTenantBrand));
    for (const warning of warnings) say(warning);
    say("The brand is changed");
  },
};

/** Css settings that aren't applied, and why (D-57). */
export function brandWarnings(look: {
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly cssSettings: Readonly<Record<string, string>>;
}): string[] {
  const warnings = (["light", "dark"] as const).flatMap((mode) =>
    applyCssSettings(look, { mode }, look.cssSettings).dropped.map(({ name, reason }) =>
      reason === "contrast"
        ? `Warning: ${name} is left out in ${mode} mode, for words or shapes couldn't be seen`
        : `Warning: ${name} is left out, for it's ${reason === "unknown-name" ? "no name of ours" : "no colour or measure"}`,
    ),
  );
  return [...new Set(warnings)];
}

async function logo(
  { operator, storage, readFile }: Parameters<TenantCommand["run"]>[0],
  tenantId: string,
  path: string,
): Promise<void> {
  const place = { tenantId, storage: storage() };
  if (path === "none") return changeLogo(operator, place, undefined);
  const bytes = await readFile(path);
  if (bytes.length > largestLogoBytes) throw new Refused("A logo has 256 kB at most");
  const type = logoTypeOf(bytes);
  if (!type) throw new Refused("A logo is a PNG, a JPEG or a WebP");
  await changeLogo(operator, place, { bytes, type });
}

function colorOf(written: string): string {
  if (!/^#[\da-f]{6}$/i.test(written)) throw new Refused(`${written} is no colour, as in #14284b`);
  return written.toLowerCase();
}

function fontOf(written: string): string {
  const fonts = ["Inter", "Source Serif 4"];
  if (!fonts.includes(written)) throw new Refused(`A font is one of ${fonts.join(", ")}`);
  return written;
}
