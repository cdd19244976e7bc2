import { withTenant } from "@tieout/server/database/with-tenant";
import {
  deleteBannerMessage,
  findClosedPages,
  listBannerMessages,
  saveBannerMessage,
  saveClosedPage,
} from "@tieout/services/tenants/banners";
import { updateTenant } from "@tieout/services/tenants/settings";
import { operate } from "@tieout/services/tenants/tenants";
import { Refused, type TenantCommand } from "../command.ts";
import { oneOf } from "../typed.ts";
import { bannerOf } from "./banner-message.ts";
import { closedPageOf } from "./closed-page.ts";

export const banner: TenantCommand = {
  about: "tenant",
  usage:
    "<tenant> list | add --header <text> --text <text> … [--style <number=bold,italic,size <pixels>> …] " +
    "[--link <prompt=address> …] [--level Warning] [--hide-for <days>] [--hide-text <text>] | remove <id>",
  help: "Announces something to a tenant's lenders; hidden for good where --hide-for is -1.",
  run: async ({ operator, say }, typed, tenantId) => {
    const [what, id = ""] = typed.words;
    switch (oneOf(what, ["list", "add", "remove"])) {
      case "list":
        for (const { id: each, headerText } of await withTenant(
          operator.pool,
          tenantId,
          listBannerMessages,
        )) {
          say(`${each}  ${headerText}`);
        }
        return;
      case "add": {
        const added = bannerOf(typed);
        await operate(operator, tenantId, { action: "banner-saved", subjectId: added.id }, (db) =>
          saveBannerMessage(db, added),
        );
        return say(added.id);
      }
      case "remove": {
        const event = { action: "banner-deleted", subjectId: id };
        const known = await withTenant(operator.pool, tenantId, listBannerMessages);
        if (!known.some((each) => each.id === id)) throw new Refused(`There is no banner ${id}`);
        await operate(operator, tenantId, event, (db) => deleteBannerMessage(db, id));
        return say("It's gone");
      }
    }
  },
};

export const disable: TenantCommand = {
  about: "tenant",
  usage:
    "<tenant> lender|borrower [--text <paragraph> …] [--style <number=bold|plain,size <pixels>,bottom <pixels>> …] " +
    "[--strong <words> …] [--affected <text>] [--not-affected <text>]",
  help: "Switches a portal off for everybody. Running imports finish; nothing new begins.",
  run: async ({ operator, say }, typed, tenantId) => {
    const flow = oneOf(typed.words[0], ["lender", "borrower"]);
    const details = { flow };
    await operate(operator, tenantId, { action: "tenant-disabled", details }, async (db) => {
      const before = (await findClosedPages(db))[flow];
      await saveClosedPage(db, flow, closedPageOf(typed, before));
      await updateTenant(db, { [`${flow}Disabled`]: true });
    });
    say(`The ${flow}'s portal is off`);
  },
};

export const enable: TenantCommand = {
  about: "tenant",
  usage: "<tenant> lender|borrower",
  help: "Switches a portal on again.",
  run: async ({ operator, say }, { words: [which] }, tenantId) => {
    const flow = oneOf(which, ["lender", "borrower"]);
    const details = { flow };
    await operate(operator, tenantId, { action: "tenant-enabled", details }, (db) =>
      updateTenant(db, { [`${flow}Disabled`]: false }),
    );
    say(`The ${flow}'s portal is on`);
  },
};
