/** Words of trying out tenants and their settings, in English. */
export const tenantEn = {
  "override.title": "Tenant and settings",
  "override.lede":
    "For trying things out. What you switch holds in this window until you close it, and only for what the pages show: what somebody may do stays as it is.",
  "override.tenant": "Go to a tenant",
  "override.name": "Tenant name",
  "override.go": "Go",
  "override.going": "Going",
  "override.unknown": "There is no tenant by that name.",
  "override.failed": "The tenant could not be looked up. Try again.",
  "override.needed": "Enter a tenant’s name.",
  "override.flags": "Settings",
  "override.changed": "Changed here; the tenant has it {on, select, true {on} other {off}}",
  "override.reset": "Reset {count, plural, one {# setting} other {# settings}}",
  "override.brand": "See the brand",
  "override.banner":
    "{count, plural, one {# setting is} other {# settings are}} overridden in this window.",
  "override.bannerLink": "Tenant and settings",
  "settings.unread": "Your organization’s settings couldn’t be loaded.",
  "settings.unread.detail":
    "Pages stand in the usual look for now, and what your organization may have switched off isn’t offered. This is tried again by itself.",
  "brand.title": "Brand",
  "brand.colors": "Colors",
  "brand.controls": "Controls",
  "brand.button": "Main action",
  "brand.other": "Other action",
  "brand.link": "A link",
  "brand.dropped": "Left out",
  "brand.dropped.unknown-name": "{name} is no name of ours.",
  "brand.dropped.invalid-value": "{name} has no color or measure.",
  "brand.dropped.contrast": "{name} would make words or shapes hard to see.",
};

/** A catalogue with a word missing doesn't compile. */
export type TenantCatalogue = Record<keyof typeof tenantEn, string>;
