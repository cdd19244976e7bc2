import { type Connector, ConnectorError, type Tokens } from "@tieout/connectors/connector";

/** Gives tokens back to their package, where it takes them back. Whether it did: one may be away. */
export async function giveBack(
  connector: Connector | undefined,
  tokens: Tokens | undefined,
): Promise<boolean> {
  const revoke = connector?.consent?.revoke;
  if (!revoke || !tokens) return false;
  try {
    await revoke(tokens);
    return true;
  } catch (fault) {
    if (fault instanceof ConnectorError) return false;
    throw fault;
  }
}
