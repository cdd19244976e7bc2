import { BlockList, isIP, isIPv6, type Socket } from "node:net";

export interface RequestAddress {
  readonly origin: string;
  /** Lower-case, without the port. */
  readonly hostname: string;
  /** The client's address, as vouched for by trusted proxies. */
  readonly client: string;
}

export interface Arrival {
  readonly get: (header: string) => string;
  readonly req: { readonly socket: Pick<Socket, "remoteAddress"> };
}

export interface Proxies {
  readonly addressOf: (arrival: Arrival) => RequestAddress;
}

/** Forwarded headers count only from these networks (D-7), such as `10.0.0.0/8`; others can forge them. */
export function trustedProxies(networks: readonly string[]): Proxies {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (!isIP(address)) throw new Error(`${network} is no network`);
    trusted.addSubnet(
      address,
      bits === undefined ? (isIPv6(address) ? 128 : 32) : Number(bits),
      family,
    );
  }
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");

  return {
    addressOf: (arrival) => {
      const peer = plain(arrival.req.socket.remoteAddress ?? "");
      const believed = isTrusted(peer);
      const host = (believed && first(arrival.get("x-forwarded-host"))) || arrival.get("host");
      const scheme = (believed && first(arrival.get("x-forwarded-proto"))) || schemeOf(arrival);

      return {
        origin: `${scheme}://${host.toLowerCase()}`,
        hostname: host.toLowerCase().replace(/:\d+$/, ""),
        client: believed ? clientBehind(arrival.get("x-forwarded-for"), peer, isTrusted) : peer,
      };
    },
  };
}

/** An address's network: households and offices change the rest at will. */
export function prefixOf(address: string): string {
  if (!isIPv6(address)) return address.split(".").slice(0, 3).join(".");
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: gap }, () => "0"), ...right];
  return groups.slice(0, 3).join(":");
}

/** The rightmost entry that isn't our proxy, since the client writes the rest; the proxy's address if it's invalid. */
function clientBehind(
  forwarded: string,
  peer: string,
  isTrusted: (address: string) => boolean,
): string {
  const entries = forwarded.split(",").map((entry) => plain(entry.trim()));
  const client = entries.findLast((entry) => entry !== "" && !isTrusted(entry));
  return client !== undefined && isIP(client) !== 0 ? client : peer;
}

function schemeOf(arrival: Arrival): string {
  return "encrypted" in arrival.req.socket && arrival.req.socket.encrypted ? "https" : "http";
}

function first(header: string): string | undefined {
  return header.split(",")[0]?.trim() || undefined;
}

/** An IPv4 address that came in by an IPv6 socket. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, "");
}
