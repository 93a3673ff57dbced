// Every setting of the server, each with a sentence; what is unsafe or unreadable stops the start with one line.

import { createSecretKey, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { email } from "@bondline/domain/values/fields/email.ts";
import type { HookName, OutsideScript } from "./outside-scripts.ts";
import { type PortSettings, SANDBOX_NAMES, type SandboxName } from "./ports/port-settings.ts";

export type Settings = {
  /** `production` refuses sandboxes, generated secrets and plain-text addresses. */
  mode: "development" | "test" | "production";
  /** Where the server listens. */
  host: string;
  port: number;
  /** The address under which browsers reach the server, without a slash at the end. */
  publicUrl: string;
  /** How many proxies stand before the server; what they say of the client's address is believed, nothing else is. */
  proxiesTrusted: number;
  /** Where the embedded database, files and generated secrets lie. */
  dataFolder: string;
  /** An external PostgreSQL 15 or newer, as the role that owns the schema; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  /** As `databaseUrl`, past any pooler: for migrations, jobs and LISTEN. */
  databaseDirectUrl: string | undefined;
  /** True behind a transaction pooler: statements are then sent without names. */
  databaseIsPooled: boolean;
  /** Connections that this instance may hold. */
  databaseConnectionsMax: number;
  /** How many jobs this instance does side by side. */
  jobsAtOnce: number;
  /** Calls of one account that are executed at once; each holds one connection at most. */
  requestsPerAccount: number;
  /** As `requestsPerAccount`, of one address: for everybody there who is not signed in. */
  requestsPerAddress: number;
  /** How many values of answers are made for one account, or one address, in a second; 0 bounds nothing. */
  valuesPerSecond: number;
  /** When calls are answered with "try again" instead of being taken on; 0 never. */
  shedding: { eventLoopMilliseconds: number; memoryMegabytes: number };
  /** How long a start waits for a database that cannot be reached. */
  databaseWaitSeconds: number;
  /** The address that mails come from. */
  mailFrom: string;
  /** How long the outbox remembers to whom it has written, and why. */
  mailKeptDays: number;
  /** The operator's own mailbox, where enquiries arrive. */
  operatorMail: string;
  /** How long clients may keep us waiting, and how many of them there may be. */
  slowClients: SlowClientSettings;
  /** How long a stopping server still answers while it tells the balancer that it goes. */
  drainSeconds: number;
  /** Whether the demo has its years of guarantees, beside what is under way. */
  fillsDemoBook: boolean;
  /** How much memory the hash of a password takes, and so how dear each guess is. */
  passwordMemoryKib: number;
  /** Whether provider and supplier staff sign in with a second step. */
  requiresStaffTwoStep: boolean;
  /** How many bytes of files may be kept, or be on their way. */
  storage: StorageQuotas;
  /** Domains of mail addresses with which nobody may sign up, those below them included. */
  signUpBlockedDomains: readonly string[];
  /** Shown in the footer and in the runtime configuration. */
  buildNumber: string;
  /** Where browsers send what went wrong in them; undefined sends nothing. */
  errorReportingUrl: string | undefined;
  /** The captcha's part in the browser; undefined asks nobody. */
  captchaScript: OutsideScript | undefined;
  /** Scripts of others that the operator lets into the browser. */
  hooks: Readonly<Record<HookName, OutsideScript | undefined>>;
  /** Shows the chat support that a person is who they say. */
  chatSupportSecret: string | undefined;
  ports: PortSettings;
  secrets: Secrets;
};

/** As OWASP advises for argon2id with one pass. */
export const PASSWORD_MEMORY_KIB = 47_104;
/** As little as argon2 takes. */
const PASSWORD_MEMORY_KIB_MIN = 8;

export type StorageQuotas = {
  perOrganisation: number;
  perRecord: number;
  /** Announced by one person and not received yet, wherever it goes. */
  waitingPerPerson: number;
};

export type SlowClientSettings = {
  /** For the headers, for a pause, and for what is short. */
  seconds: number;
  /** What is long comes and goes at this rate at least. */
  bytesPerSecondMin: number;
  /** For the next request on a connection that is kept. */
  keepAliveSeconds: number;
  connectionsMax: number;
};

/** Keys derived from the one master secret, each for a single purpose. */
export type Secrets = {
  fieldEncryptionKey: Buffer;
  oneTimeCodeKey: Buffer;
  /** Seals what a browser carries while its person is at the sign-in provider's. */
  signInAttemptKey: Buffer;
  historySealKey: Buffer;
  /** What the key that signs evidence is made of: the same for every instance. */
  evidenceKeySeed: Buffer;
  /** Signs the links by which evidence is fetched. */
  evidenceLinkKey: string;
  calendarFeedKey: Buffer;
  actingKey: Buffer;
  handoverCodeKey: Buffer;
  /** Signs the addresses by which mails are stopped. */
  mailStopKey: Buffer;
  /** Shown to the database by whoever begins the portal's own work. */
  systemWorkKey: string;
  databaseAppPassword: string;
  databaseJobsPassword: string;
};

/** Stops the start: the message is for the person at the keyboard. */
export class ConfigurationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ConfigurationError";
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(environment: Environment, folder: string): Settings {
  const mode = oneOf(environment, "NODE_ENV", ["development", "test", "production"], "development");
  const port = integer(environment, "PORT", 4000, [0, 65535]);
  const host = environment.HOST || "127.0.0.1";
  const publicUrl = publicAddress(environment, mode, port);
  const dataFolder = resolve(folder, environment.BONDLINE_DATA || "data");
  const master = masterSecret(environment, mode, dataFolder);
  const databaseUrl = databaseAddress(environment, "DATABASE_URL");
  const databaseDirectUrl = databaseAddress(environment, "DATABASE_DIRECT_URL") ?? databaseUrl;
  const connections = integer(environment, "DATABASE_CONNECTIONS", 10, [2, 200]);

  return {
    mode,
    host,
    port,
    publicUrl,
    proxiesTrusted: integer(environment, "PROXIES_TRUSTED", 0, [0, 10]),
    dataFolder,
    databaseUrl,
    databaseDirectUrl,
    databaseIsPooled: flag(environment, "DATABASE_POOLED"),
    databaseConnectionsMax: connections,
    jobsAtOnce: integer(environment, "JOBS_AT_ONCE", 4, [1, 100]),
    // A share of the connections, so that what one sender asks leaves some to everybody else.
    requestsPerAccount: integer(
      environment,
      "REQUESTS_PER_ACCOUNT",
      Math.ceil(connections * 0.3),
      [1, 10_000],
    ),
    requestsPerAddress: integer(
      environment,
      "REQUESTS_PER_ADDRESS",
      Math.ceil(connections * 0.6),
      [1, 10_000],
    ),
    valuesPerSecond: integer(environment, "VALUES_PER_SECOND", 50_000, [0, 100_000_000]),
    shedding: {
      eventLoopMilliseconds: integer(environment, "SHED_AT_EVENT_LOOP_MILLISECONDS", 1_000, [0, 60_000]),
      memoryMegabytes: integer(environment, "SHED_AT_MEMORY_MEGABYTES", 0, [0, 1_000_000]),
    },
    databaseWaitSeconds: integer(environment, "DATABASE_WAIT_SECONDS", 30, [0, 3600]),
    mailFrom: mailAddress(environment, "MAIL_FROM", "no-reply@bondline.example"),
    mailKeptDays: integer(environment, "MAIL_KEPT_DAYS", 90, [7, 3650]),
    operatorMail: mailAddress(environment, "OPERATOR_MAIL", "enquiries@bondline.example"),
    slowClients: slowClientSettings(environment),
    drainSeconds: integer(environment, "DRAIN_SECONDS", 0, [0, 300]),
    fillsDemoBook: flag(environment, "DEMO_BOOK", true),
    passwordMemoryKib: integer(environment, "PASSWORD_MEMORY_KIB", PASSWORD_MEMORY_KIB, [
      mode === "production" ? PASSWORD_MEMORY_KIB : PASSWORD_MEMORY_KIB_MIN,
      1_048_576,
    ]),
    requiresStaffTwoStep: flag(environment, "REQUIRE_STAFF_TWO_STEP", mode === "production"),
    storage: {
      perOrganisation: bytesOf(environment, "STORAGE_PER_ORGANISATION_MB", 20_000),
      perRecord: bytesOf(environment, "STORAGE_PER_DRAFT_MB", 500),
      waitingPerPerson: bytesOf(environment, "STORAGE_WAITING_PER_PERSON_MB", 600),
    },
    signUpBlockedDomains: mailDomains(environment, "SIGN_UP_BLOCKED_DOMAINS"),
    buildNumber: environment.BUILD_NUMBER || "development",
    errorReportingUrl: environment.ERROR_REPORTING_URL
      ? outsideAddress("ERROR_REPORTING_URL", environment.ERROR_REPORTING_URL, mode)
      : undefined,
    captchaScript: captchaScript(environment, mode),
    hooks: hooksOf(environment, mode),
    chatSupportSecret: environment.CHAT_SUPPORT_SECRET || undefined,
    ports: {
      mode,
      allowSandbox: sandboxes(environment),
      publicUrl,
      files: filesSettings(environment, dataFolder, derive(master, "file links")),
      addresses: addressesSettings(environment),
      businessRegister: businessRegisterSettings(environment, mode),
      scan: scanSettings(environment),
      mail: mailSettings(environment),
      captcha: captchaSettings(environment, mode),
      signInProvider: signInProviderSettings(environment, mode),
      cardPayments: cardPaymentSettings(environment, mode, master),
      eSignatures: eSignatureSettings(environment, mode, master),
      identityVerification: identitySettings(environment, mode, master),
      // The connection is known once the database has been started.
      events: { kind: "postgres", connectionString: databaseDirectUrl ?? "" },
    },
    secrets: {
      fieldEncryptionKey: deriveBytes(master, "field encryption"),
      oneTimeCodeKey: deriveBytes(master, "one-time codes"),
      signInAttemptKey: deriveBytes(master, "sign-in attempts"),
      historySealKey: deriveBytes(master, "history seals"),
      evidenceKeySeed: deriveBytes(master, "evidence signatures", 48),
      evidenceLinkKey: derive(master, "evidence links"),
      calendarFeedKey: deriveBytes(master, "calendar feeds"),
      actingKey: deriveBytes(master, "acting sessions"),
      handoverCodeKey: deriveBytes(master, "second codes of handovers"),
      mailStopKey: deriveBytes(master, "stopping mails"),
      systemWorkKey: derive(master, "the portal's own work"),
      databaseAppPassword: derive(master, "database role bondline_app"),
      databaseJobsPassword: derive(master, "database role bondline_jobs"),
    },
  };
}

/** Links in mails and the token itself travel over it. */
function publicAddress(environment: Environment, mode: Settings["mode"], port: number): string {
  const publicUrl = address(environment, "PUBLIC_URL", `http://127.0.0.1:${port}`);
  if (mode === "production" && !publicUrl.startsWith("https://"))
    throw new ConfigurationError(
      "PUBLIC_URL must be the https:// address under which browsers reach the server in production.",
    );
  return publicUrl;
}

function masterSecret(environment: Environment, mode: Settings["mode"], dataFolder: string): Buffer {
  const given = environment.BONDLINE_SECRET;
  if (given !== undefined && given !== "") {
    if (Buffer.byteLength(given) < 32 || new Set(given).size < 8)
      throw new ConfigurationError("BONDLINE_SECRET must be at least 32 random characters.");
    return Buffer.from(given);
  }
  if (mode === "production")
    throw new ConfigurationError(
      "BONDLINE_SECRET is not set: in production the secret is given, never generated.",
    );
  return generatedSecret(dataFolder);
}

function generatedSecret(dataFolder: string): Buffer {
  const file = join(dataFolder, "secret");
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    if (!existsSync(file))
      writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (cause) {
    throw new ConfigurationError(
      `The data folder ${dataFolder} cannot be written (${codeOf(cause)}): set BONDLINE_DATA to a folder that can.`,
    );
  }
  const secret = readFileSync(file);
  if (secret.length < 32)
    throw new ConfigurationError(
      `${file} is damaged: restore it from a backup, or remove the data folder to start afresh.`,
    );
  return secret;
}

function deriveBytes(master: Buffer, purpose: string, length = 32): Buffer {
  return Buffer.from(hkdfSync("sha256", createSecretKey(master), "bondline", purpose, length));
}

function derive(master: Buffer, purpose: string): string {
  return deriveBytes(master, purpose).toString("hex");
}

function slowClientSettings(environment: Environment): SlowClientSettings {
  return {
    seconds: integer(environment, "SLOW_CLIENT_SECONDS", 30, [1, 600]),
    bytesPerSecondMin: integer(environment, "SLOW_CLIENT_BYTES_PER_SECOND", 16_384, [1_024, 100_000_000]),
    keepAliveSeconds: integer(environment, "KEEP_ALIVE_SECONDS", 72, [1, 3600]),
    connectionsMax: integer(environment, "CONNECTIONS_MAX", 5_000, [10, 1_000_000]),
  };
}

function filesSettings(
  environment: Environment,
  dataFolder: string,
  signingSecret: string,
): PortSettings["files"] {
  const bucket = environment.S3_BUCKET;
  if (!bucket) return { kind: "local", folder: join(dataFolder, "files"), signingSecret };
  return {
    kind: "s3",
    bucket,
    region: environment.S3_REGION || "ap-southeast-2",
    accessKeyId: needed(environment, "S3_ACCESS_KEY_ID", "S3_BUCKET is set"),
    secretAccessKey: needed(environment, "S3_SECRET_ACCESS_KEY", "S3_BUCKET is set"),
    forcePathStyle: flag(environment, "S3_FORCE_PATH_STYLE"),
    ...(environment.S3_ENDPOINT ? { endpoint: address(environment, "S3_ENDPOINT", "") } : {}),
  };
}

function addressesSettings(environment: Environment): PortSettings["addresses"] {
  const apiKey = environment.MAPS_API_KEY;
  if (!apiKey) return { kind: "offline" };
  return { kind: "places", apiKey, url: address(environment, "MAPS_URL", "https://maps.googleapis.com") };
}

function businessRegisterSettings(
  environment: Environment,
  mode: Settings["mode"],
): PortSettings["businessRegister"] {
  const guid = environment.ABN_LOOKUP_GUID;
  if (!guid) return { kind: "checksum" };
  const url = address(environment, "ABN_LOOKUP_URL", "https://abr.business.gov.au");
  return { kind: "abr", guid, url: outsideAddress("ABN_LOOKUP_URL", url, mode), timeoutMilliseconds: 4_000 };
}

function scanSettings(environment: Environment): PortSettings["scan"] {
  const host = environment.CLAMD_HOST;
  if (!host) return { kind: "built-in" };
  return {
    kind: "clamd",
    host,
    port: integer(environment, "CLAMD_PORT", 3310, [1, 65535]),
    timeoutMilliseconds: 60_000,
  };
}

function mailSettings(environment: Environment): PortSettings["mail"] {
  const host = environment.SMTP_HOST;
  if (!host) return { kind: "sink" };
  const user = environment.SMTP_USER;
  return {
    kind: "smtp",
    host,
    port: integer(environment, "SMTP_PORT", 587, [1, 65535]),
    security: oneOf(environment, "SMTP_SECURITY", ["tls", "starttls", "none"], "starttls"),
    ...(user
      ? { credentials: { user, password: needed(environment, "SMTP_PASSWORD", "SMTP_USER is set") } }
      : {}),
  };
}

type ScriptTexts = Record<"script" | "handler" | "key" | "origins", string | undefined>;

function hooksOf(environment: Environment, mode: Settings["mode"]): Settings["hooks"] {
  return {
    analytics: scriptOf("ANALYTICS", mode, {
      script: environment.ANALYTICS_SCRIPT,
      handler: environment.ANALYTICS_HANDLER,
      key: environment.ANALYTICS_KEY,
      origins: environment.ANALYTICS_ORIGINS,
    }),
    sessionRecording: scriptOf("SESSION_RECORDING", mode, {
      script: environment.SESSION_RECORDING_SCRIPT,
      handler: environment.SESSION_RECORDING_HANDLER,
      key: environment.SESSION_RECORDING_KEY,
      origins: environment.SESSION_RECORDING_ORIGINS,
    }),
    chatSupport: scriptOf("CHAT_SUPPORT", mode, {
      script: environment.CHAT_SUPPORT_SCRIPT,
      handler: environment.CHAT_SUPPORT_HANDLER,
      key: environment.CHAT_SUPPORT_KEY,
      origins: environment.CHAT_SUPPORT_ORIGINS,
    }),
  };
}

function captchaScript(environment: Environment, mode: Settings["mode"]): OutsideScript | undefined {
  return scriptOf("CAPTCHA", mode, {
    script: environment.CAPTCHA_SCRIPT,
    handler: environment.CAPTCHA_HANDLER,
    key: environment.CAPTCHA_KEY,
    origins: environment.CAPTCHA_ORIGINS,
  });
}

function captchaSettings(environment: Environment, mode: Settings["mode"]): PortSettings["captcha"] {
  if (!environment.CAPTCHA_SCRIPT) return { kind: "none" };
  needed(environment, "CAPTCHA_KEY", "CAPTCHA_SCRIPT is set");
  const verifyUrl = needed(environment, "CAPTCHA_VERIFY_URL", "CAPTCHA_SCRIPT is set");
  return {
    kind: "siteverify",
    verifyUrl: outsideAddress("CAPTCHA_VERIFY_URL", verifyUrl, mode),
    secret: needed(environment, "CAPTCHA_SECRET", "CAPTCHA_SCRIPT is set"),
    timeoutMilliseconds: 5_000,
  };
}

/** A key chooses Stripe; without one it is the sandbox. */
function cardPaymentSettings(
  environment: Environment,
  mode: Settings["mode"],
  master: Buffer,
): PortSettings["cardPayments"] {
  const secretKey = environment.STRIPE_SECRET_KEY;
  if (!secretKey)
    return {
      kind: "sandbox",
      secretKey: `sk_test_${derive(master, "sandbox payments")}`,
      webhookSecrets: [derive(master, "sandbox payments webhook")],
    };
  const webhookSecrets = listOf(needed(environment, "STRIPE_WEBHOOK_SECRETS", "STRIPE_SECRET_KEY is set"));
  const url = address(environment, "STRIPE_URL", "https://api.stripe.com");
  return {
    kind: "stripe",
    name: environment.STRIPE_NAME || "Stripe",
    url: outsideAddress("STRIPE_URL", url, mode),
    secretKey,
    webhookSecrets,
    timeoutMilliseconds: 20_000,
  };
}

/** A token chooses Documenso; without one it is the sandbox, which production has only when it is asked for. */
function eSignatureSettings(
  environment: Environment,
  mode: Settings["mode"],
  master: Buffer,
): PortSettings["eSignatures"] {
  const apiToken = environment.DOCUMENSO_API_TOKEN;
  if (apiToken) {
    const url = address(environment, "DOCUMENSO_URL", "https://app.documenso.com");
    return {
      kind: "documenso",
      name: environment.DOCUMENSO_NAME || "Documenso",
      url: outsideAddress("DOCUMENSO_URL", url, mode),
      apiToken,
      webhookSecret: needed(environment, "DOCUMENSO_WEBHOOK_SECRET", "DOCUMENSO_API_TOKEN is set"),
      timeoutMilliseconds: 20_000,
    };
  }
  const unset = mode === "production" ? "none" : "sandbox";
  const kind = oneOf(environment, "E_SIGNATURES", ["none", "sandbox"], unset);
  if (kind === "none") return { kind };
  return {
    kind,
    apiToken: derive(master, "sandbox e-signatures"),
    webhookSecret: derive(master, "sandbox e-signatures webhook"),
  };
}

const GREENID_URLS = { test: "https://test-au.vixverify.com", prod: "https://au.vixverify.com" } as const;

/** An account chooses greenID; without one it is the sandbox, which production has only when it is asked for. */
function identitySettings(
  environment: Environment,
  mode: Settings["mode"],
  master: Buffer,
): PortSettings["identityVerification"] {
  const accountId = environment.GREENID_ACCOUNT_ID;
  if (accountId) {
    const because = "GREENID_ACCOUNT_ID is set";
    const flagged = oneOf(environment, "GREENID_ENVIRONMENT", ["test", "prod"], "test");
    const url = address(environment, "GREENID_URL", GREENID_URLS[flagged]);
    return {
      kind: "greenid",
      name: environment.GREENID_NAME || "greenID",
      url: outsideAddress("GREENID_URL", url, mode),
      accountId,
      apiCode: needed(environment, "GREENID_API_CODE", because),
      password: needed(environment, "GREENID_PASSWORD", because),
      timeoutMilliseconds: 20_000,
    };
  }
  const unset = mode === "production" ? "none" : "sandbox";
  const kind = oneOf(environment, "IDENTITY_VERIFICATION", ["none", "sandbox"], unset);
  if (kind === "none") return { kind };
  return {
    kind,
    accountId: "bondline",
    apiCode: derive(master, "sandbox identity"),
    password: derive(master, "sandbox identity password"),
  };
}

/** Naming a script switches it on. Its addresses become part of the content security policy. */
function scriptOf(name: string, mode: Settings["mode"], texts: ScriptTexts): OutsideScript | undefined {
  if (!texts.script) return undefined;
  const handler = texts.handler ?? "";
  if (!/^[A-Za-z_$][\w$]*$/.test(handler))
    throw new ConfigurationError(`${name}_HANDLER must be the global name that ${name}_SCRIPT makes.`);
  return {
    script: outsideAddress(`${name}_SCRIPT`, texts.script, mode),
    handler,
    key: texts.key ?? "",
    origins: listOf(texts.origins).map(
      (origin) => new URL(outsideAddress(`${name}_ORIGINS`, origin, mode)).origin,
    ),
  };
}

/** The policy is one text, where white space and signs of division mean something. */
function outsideAddress(name: string, text: string, mode: Settings["mode"]): string {
  const isPlain = /^http:\/\//.test(text) && mode !== "production";
  if (!(text.startsWith("https://") || isPlain) || !URL.canParse(text) || /[\s;,'"]/.test(text))
    throw new ConfigurationError(`${name} must be an https:// address.`);
  return text;
}

const GOOGLE = { name: "Google", issuer: "https://accounts.google.com" };

/** Naming our client at the provider switches it on; whose button is shown is the gateway feature's to say. */
function signInProviderSettings(
  environment: Environment,
  mode: Settings["mode"],
): PortSettings["signInProvider"] {
  const clientId = environment.OIDC_CLIENT_ID;
  if (!clientId) return { kind: "none" };
  const issuer = address(environment, "OIDC_ISSUER", GOOGLE.issuer);
  const isPlainHttpAllowed = mode !== "production";
  if (!isPlainHttpAllowed && !issuer.startsWith("https://"))
    throw new ConfigurationError("OIDC_ISSUER must begin with https:// in production.");
  return {
    kind: "oidc",
    name:
      issuer === GOOGLE.issuer
        ? environment.OIDC_NAME || GOOGLE.name
        : needed(environment, "OIDC_NAME", "OIDC_ISSUER is set"),
    issuer,
    clientId,
    clientSecret: needed(environment, "OIDC_CLIENT_SECRET", "OIDC_CLIENT_ID is set"),
    isPlainHttpAllowed,
  };
}

/** Lower case, without the @ that people like to put before them. */
function mailDomains(environment: Environment, name: string): string[] {
  const domains = listOf(environment[name]).map((domain) => domain.replace(/^@/, "").toLowerCase());
  const wrong = domains.find((domain) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain));
  if (wrong !== undefined)
    throw new ConfigurationError(`${name} must be domains such as example.com, not ${wrong}.`);
  return domains;
}

function sandboxes(environment: Environment): SandboxName[] {
  return listOf(environment.ALLOW_SANDBOX).map((name) => {
    const known = SANDBOX_NAMES.find((each) => each === name);
    if (known === undefined)
      throw new ConfigurationError(`ALLOW_SANDBOX names ${name}; it knows ${SANDBOX_NAMES.join(", ")}.`);
    return known;
  });
}

function databaseAddress(environment: Environment, name: string): string | undefined {
  const text = environment[name];
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol))
    throw new ConfigurationError(
      `${name} is not an address of a PostgreSQL database (postgres://user:password@host:5432/name).`,
    );
  return text;
}

function address(environment: Environment, name: string, fallback: string): string {
  const text = environment[name] || fallback;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new ConfigurationError(`${name} must be a web address, such as https://portal.example.com.au.`);
  return text.replace(/\/+$/, "");
}

function mailAddress(environment: Environment, name: string, fallback: string): string {
  const validated = email(environment[name] || fallback);
  if (!validated.ok)
    throw new ConfigurationError(`${name} must be one mail address, such as no-reply@example.com.au.`);
  return validated.value;
}

function integer(
  environment: Environment,
  name: string,
  fallback: number,
  [min, max]: readonly [number, number],
): number {
  const text = environment[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new ConfigurationError(`${name} must be a whole number from ${min} to ${max}, not ${text}.`);
  return value;
}

/** Never less than one file of the largest size. */
function bytesOf(environment: Environment, name: string, fallback: number): number {
  return integer(environment, name, fallback, [30, 1_000_000_000]) * 1_000_000;
}

/** Names with commas between them. */
function listOf(text = ""): string[] {
  return text
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

function oneOf<Choice extends string>(
  environment: Environment,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const text = environment[name] || fallback;
  const found = choices.find((choice) => choice === text);
  if (found === undefined)
    throw new ConfigurationError(`${name} must be ${choices.join(" or ")}, not ${text}.`);
  return found;
}

function flag(environment: Environment, name: string, fallback = false): boolean {
  return oneOf(environment, name, ["true", "false"], fallback ? "true" : "false") === "true";
}

function needed(environment: Environment, name: string, because: string): string {
  const text = environment[name];
  if (!text) throw new ConfigurationError(`${name} is not set, though ${because}.`);
  return text;
}

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && "code" in thrown ? String(thrown.code) : "unknown cause";
}
