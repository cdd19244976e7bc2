export type Environment = Readonly<Record<string, string | undefined>>;

/** What's wrong with the environment and how to fix it. Shown at start, and the process ends. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";

  constructor(readonly problems: readonly string[]) {
    super(`The environment isn't complete:\n${problems.map((line) => `- ${line}`).join("\n")}`);
  }
}

/** Parses one variable. @throws a sentence about what's expected */
type Reader<Value> = (text: string) => Value;

interface Setting<Value> {
  /** What to do when it's missing. */
  readonly help: string;
  readonly read: Reader<Value>;
  readonly fallback?: string;
  /** Refused in production when it names this machine or a sandbox (D-61). */
  readonly address?: boolean;
}

const setting = <Value>(
  help: string,
  read: Reader<Value>,
  more: Pick<Setting<Value>, "fallback" | "address"> = {},
): Setting<Value> => ({ help, read, ...more });

const settings = {
  databaseUrl: setting("the PostgreSQL address of the role app", postgres, { address: true }),
  queueDatabaseUrl: setting("the PostgreSQL address of the role queue", postgres, {
    address: true,
  }),
  ownerDatabaseUrl: setting("the PostgreSQL address of the role owner", postgres, {
    address: true,
  }),
  keyRing: setting(
    "keys as id:base64 of 32 random bytes, the newest first (openssl rand -base64 32)",
    keyRing,
  ),
  smtpUrl: setting("the mail server, such as smtps://user:password@mail.example.com", smtp, {
    address: true,
  }),
  mailFrom: setting("the sender of mail, such as Tieout <no-reply@example.com>", sender),
  storageUrl: setting("where files are kept: file:///path or s3://bucket?region=…", storage),
  temporaryFolder: setting(
    "the folder for files on their way; nothing for one in the system's temporary folder",
    anyText,
    { fallback: "" },
  ),
  clamdUrl: setting("where clamd looks for malware: tcp://host:3310; nothing for nowhere", clamd, {
    fallback: "",
  }),
  callbackOrigin: setting(
    "the one address that packages and identity providers send people back to, https://host",
    origin,
    { address: true },
  ),
  host: setting("the address to listen on", anyText, { fallback: "127.0.0.1" }),
  port: setting("the port to listen on", port),
  metricsPort: setting("the port for /metrics, on the loopback address; 0 for none", port, {
    fallback: "0",
  }),
  drainSeconds: setting(
    "for how many seconds a portal that was asked to stop still serves what comes, 0 to 600",
    seconds,
    { fallback: "10" },
  ),
  finishSeconds: setting(
    "for how many seconds after that requests under way may finish, 0 to 600",
    seconds,
    { fallback: "15" },
  ),
  trustedProxies: setting("networks whose forwarded headers count, with commas", list, {
    fallback: "",
  }),
  logLevel: setting("debug, info, warn or error", logLevel, { fallback: "info" }),
  otelExporterOtlpEndpoint: setting(
    "the OpenTelemetry collector that errors are reported to, https://host; nothing for nowhere",
    url,
    { fallback: "" },
  ),
  otelExporterOtlpHeaders: setting(
    "what it wants to know us by: name=value, with commas",
    headers,
    {
      fallback: "",
    },
  ),
  webRoot: setting("the folder of the built web app", anyText),
  importPatienceSeconds: setting(
    "how long a package may be silent before an import gives up",
    count,
    {
      fallback: "21600",
    },
  ),
  workerConcurrency: setting("how many jobs a worker does at once", count, { fallback: "4" }),
  dexUrl: setting("the demo accounting system's address", url, { fallback: "", address: true }),
  dexClientId: setting("our client at the demo accounting system", anyText, { fallback: "" }),
  dexClientSecret: setting("its secret", anyText, { fallback: "" }),
  quickbooksDesktop: setting(
    "on where QuickBooks Desktop's Web Connector may call, else off",
    onOrOff,
    { fallback: "off" },
  ),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

type Settings = typeof settings;
export type ConfigName = keyof Settings;

export type Config<Name extends ConfigName = ConfigName> = {
  readonly [Key in Name]: Settings[Key] extends Setting<infer Value> ? Value : never;
} & { readonly production: boolean };

/**
 * Reads a process's settings at start: `databaseUrl` is `DATABASE_URL`.
 * @throws ConfigError with everything missing or wrong, never a value
 */
export function readConfig<Name extends ConfigName>(
  environment: Environment,
  names: readonly Name[],
): Config<Name> {
  const production = environment.NODE_ENV === "production";
  const problems: string[] = [];
  const values = names.map((name) => {
    const { help, read, fallback, address = false }: Setting<unknown> = settings[name];
    const variable = variableOf(name);
    const text = environment[variable] ?? fallback;
    if (text === undefined || (text === "" && fallback === undefined)) {
      problems.push(`${variable} is missing: set it to ${help}`);
      return [name, undefined];
    }
    if (production && address && namesSandbox(text)) {
      problems.push(`${variable} names a sandbox, which production refuses: set it to ${help}`);
    }
    try {
      return [name, read(text)];
    } catch {
      problems.push(`${variable} can't be read: set it to ${help}`);
      return [name, undefined];
    }
  });
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...Object.fromEntries(values), production } as Config<Name>;
}

function variableOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

/** This machine, or a name that's reserved for tests and examples. */
function namesSandbox(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const host = new URL(text).hostname.replace(/^\[|\]$/g, "");
  return /(^|\.)(localhost|test|example|invalid)$|^127\.|^0\.0\.0\.0$|^::1?$/.test(host);
}

function onOrOff(text: string): boolean {
  if (!/^(on|off)$/.test(text)) throw new TypeError("neither on nor off");
  return text === "on";
}

function anyText(text: string): string {
  return text;
}

function url(text: string): string {
  if (text !== "" && !/^https?:$/.test(new URL(text).protocol)) throw new TypeError("no address");
  return text.replace(/\/$/, "");
}

function origin(text: string): string {
  const address = new URL(text);
  if (!/^https?:$/.test(address.protocol)) throw new TypeError("no origin");
  return address.origin;
}

function postgres(text: string): string {
  if (!/^postgres(ql)?:$/.test(new URL(text).protocol)) throw new TypeError("no database");
  return text;
}

function smtp(text: string): string {
  if (!/^smtps?:$/.test(new URL(text).protocol)) throw new TypeError("no mail server");
  return text;
}

function storage(text: string): string {
  if (!/^(file|s3):$/.test(new URL(text).protocol)) throw new TypeError("no storage");
  return text;
}

function clamd(text: string): string {
  if (text !== "" && new URL(text).protocol !== "tcp:") throw new TypeError("no scanner");
  return text;
}

function sender(text: string): string {
  if (!/@/.test(text)) throw new TypeError("no sender");
  return text;
}

function port(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 65_535) throw new RangeError("no port");
  return number;
}

function count(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new RangeError("no count");
  return Number(text);
}

function seconds(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > 600) throw new TypeError("no seconds");
  return Number(text);
}

function list(text: string): readonly string[] {
  return text.split(",").flatMap((item) => item.trim() || []);
}

function headers(text: string): Readonly<Record<string, string>> {
  const pairs = list(text).map((pair) => /^([\w-]+)\s*=\s*(\S.*)$/.exec(pair) ?? []);
  if (pairs.some(([found]) => found === undefined)) throw new TypeError("no headers");
  return Object.fromEntries(pairs.map(([, name, value = ""]) => [name, decodeURIComponent(value)]));
}

const logLevels = ["debug", "info", "warn", "error"] as const;

function logLevel(text: string): (typeof logLevels)[number] {
  const found = logLevels.find((level) => level === text);
  if (!found) throw new TypeError("no level");
  return found;
}

function keyRing(text: string): string {
  const sound = text.split(",").every((entry) => /^[\w.-]+:[A-Za-z0-9+/]{43}=$/.test(entry.trim()));
  if (!sound) throw new TypeError("no key ring");
  return text;
}
