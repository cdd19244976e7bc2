import { findTenantId } from "@tieout/services/tenants/tenants";
import { Misunderstood, type Outside, Refused } from "./command.ts";
import { commands } from "./commands/index.ts";
import { readTyped } from "./typed.ts";

export async function run(outside: Outside, written: readonly string[]): Promise<0 | 1 | 2> {
  const [name = "help", ...rest] = written;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    help(outside.say);
    if (name !== "help") outside.say(`\nThere is no command ${name}`);
    return name === "help" ? 0 : 2;
  }
  try {
    const typed = readTyped(rest);
    if (command.about === "everything") {
      await command.run(outside, typed);
      return 0;
    }
    const [tenant, ...words] = typed.words;
    if (tenant === undefined) throw new Misunderstood("Which tenant?");
    const tenantId = await findTenantId(outside.operator, tenant);
    if (!tenantId) throw new Refused(`There is no tenant ${tenant}`);
    await command.run(outside, { ...typed, words }, tenantId);
    return 0;
  } catch (fault) {
    if (fault instanceof Refused) {
      outside.say(fault.message);
      return 1;
    }
    if (!(fault instanceof Misunderstood)) throw fault;
    outside.say(`${fault.message}\nUsage: ${name} ${command.usage}`);
    return 2;
  }
}

function help(say: Outside["say"]): void {
  say("npm run tenant -- <command> …\n");
  for (const [name, command] of Object.entries(commands)) {
    say(`${name} ${command.usage}\n    ${command.help}`);
  }
}
