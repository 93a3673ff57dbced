// Settings: what is unreadable or unsafe stops the start with one sentence that names the setting.

import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { ConfigurationError, type Environment, readSettings } from "./config.ts";
import { refuseUnaskedSandboxes } from "./ports/sandbox-rule.ts";

const folder = mkdtempSync(join(tmpdir(), "bondline-settings-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const SECRET = "0123456789abcdef 0123456789ABCDEF";
const PRODUCTION = {
  NODE_ENV: "production",
  BONDLINE_SECRET: SECRET,
  PUBLIC_URL: "https://portal.example.com.au",
};

test("without any setting a development server starts, with a secret of its own that stays the same", () => {
  const settings = readSettings({}, folder);
  assert.equal(settings.mode, "development");
  assert.equal(settings.publicUrl, "http://127.0.0.1:4000");
  assert.equal(settings.databaseUrl, undefined);
  assert.equal(settings.proxiesTrusted, 0);
  assert.deepEqual(
    [settings.ports.files.kind, settings.ports.scan.kind, settings.ports.mail.kind],
    ["local", "built-in", "sink"],
  );
  const file = join(folder, "data", "secret");
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal(statSync(join(folder, "data")).mode & 0o777, 0o700);
  assert.ok(readFileSync(file).length >= 32);
  assert.deepEqual(readSettings({}, folder).secrets, settings.secrets);
});

test("each secret is derived for one purpose, and none shows another or the one they come from", () => {
  const { secrets, ports } = readSettings({ BONDLINE_SECRET: SECRET }, folder);
  const files = ports.files.kind === "local" ? ports.files.signingSecret : "";
  const all = [
    secrets.fieldEncryptionKey.toString("hex"),
    secrets.oneTimeCodeKey.toString("hex"),
    secrets.signInAttemptKey.toString("hex"),
    secrets.databaseAppPassword,
    secrets.databaseJobsPassword,
    files,
    ports.cardPayments.webhookSecrets[0],
    ...(ports.eSignatures.kind === "sandbox"
      ? [ports.eSignatures.apiToken, ports.eSignatures.webhookSecret]
      : [""]),
    ...(ports.identityVerification.kind === "sandbox"
      ? [ports.identityVerification.apiCode, ports.identityVerification.password]
      : [""]),
  ];
  assert.equal(new Set(all).size, all.length);
  assert.ok(all.every((each) => each?.length === 64));
  const other = readSettings({ BONDLINE_SECRET: `${SECRET}!` }, folder);
  assert.notEqual(other.secrets.databaseAppPassword, secrets.databaseAppPassword);
});

test("originals are signed elsewhere in the sandbox, nowhere in production, and at Documenso where a token is given", () => {
  const kindOf = (given: Environment) => readSettings(given, folder).ports.eSignatures.kind;
  assert.equal(kindOf({}), "sandbox");
  assert.equal(kindOf({ E_SIGNATURES: "none" }), "none");
  assert.equal(kindOf(PRODUCTION), "none");
  const given = { ...PRODUCTION, DOCUMENSO_API_TOKEN: "api_1", DOCUMENSO_WEBHOOK_SECRET: SECRET };
  const { eSignatures } = readSettings(given, folder).ports;
  assert.deepEqual(eSignatures, {
    kind: "documenso",
    name: "Documenso",
    url: "https://app.documenso.com",
    apiToken: "api_1",
    webhookSecret: SECRET,
    timeoutMilliseconds: 20_000,
  });
});

test("people are verified in the sandbox, nowhere in production, and at greenID's test or real service where there is an account", () => {
  const of = (given: Environment) => readSettings(given, folder).ports.identityVerification;
  assert.equal(of({}).kind, "sandbox");
  assert.equal(of({ IDENTITY_VERIFICATION: "none" }).kind, "none");
  assert.equal(of(PRODUCTION).kind, "none");
  const account = { GREENID_ACCOUNT_ID: "bond", GREENID_API_CODE: "code", GREENID_PASSWORD: "word" };
  assert.deepEqual(of({ ...PRODUCTION, ...account, GREENID_ENVIRONMENT: "prod" }), {
    kind: "greenid",
    name: "greenID",
    url: "https://au.vixverify.com",
    accountId: "bond",
    apiCode: "code",
    password: "word",
    timeoutMilliseconds: 20_000,
  });
  const test = of({ ...PRODUCTION, ...account });
  assert.equal(test.kind === "greenid" && test.url, "https://test-au.vixverify.com");
});

describe("stops the start", () => {
  const bad: [settings: Environment, sentence: string][] = [
    [{ GREENID_ACCOUNT_ID: "bond" }, "GREENID_API_CODE is not set, though GREENID_ACCOUNT_ID is set."],
    [
      { GREENID_ACCOUNT_ID: "bond", GREENID_API_CODE: "code" },
      "GREENID_PASSWORD is not set, though GREENID_ACCOUNT_ID is set.",
    ],
    [
      { GREENID_ACCOUNT_ID: "bond", GREENID_ENVIRONMENT: "live" },
      "GREENID_ENVIRONMENT must be test or prod, not live.",
    ],
    [{ E_SIGNATURES: "documenso" }, "E_SIGNATURES must be none or sandbox, not documenso."],
    [
      { DOCUMENSO_API_TOKEN: "api_1" },
      "DOCUMENSO_WEBHOOK_SECRET is not set, though DOCUMENSO_API_TOKEN is set.",
    ],
    [{ NODE_ENV: "staging" }, "NODE_ENV must be development or test or production, not staging."],
    [
      { ...PRODUCTION, PASSWORD_MEMORY_KIB: "47103" },
      "PASSWORD_MEMORY_KIB must be a whole number from 47104 to 1048576, not 47103.",
    ],
    [{ PORT: "many" }, "PORT must be a whole number from 0 to 65535, not many."],
    [{ PORT: "65536" }, "PORT must be a whole number from 0 to 65535, not 65536."],
    [{ PORT: "80.5" }, "PORT must be a whole number from 0 to 65535, not 80.5."],
    [{ PORT: "-1" }, "PORT must be a whole number from 0 to 65535, not -1."],
    [
      { PUBLIC_URL: "portal.example.com.au" },
      "PUBLIC_URL must be a web address, such as https://portal.example.com.au.",
    ],
    [
      { PUBLIC_URL: "ftp://portal.example.com.au" },
      "PUBLIC_URL must be a web address, such as https://portal.example.com.au.",
    ],
    [{ PROXIES_TRUSTED: "all" }, "PROXIES_TRUSTED must be a whole number from 0 to 10, not all."],
    [{ BONDLINE_SECRET: "short" }, "BONDLINE_SECRET must be at least 32 random characters."],
    [{ BONDLINE_SECRET: "a".repeat(64) }, "BONDLINE_SECRET must be at least 32 random characters."],
    [
      { DATABASE_URL: "mysql://localhost/portal" },
      "DATABASE_URL is not an address of a PostgreSQL database (postgres://user:password@host:5432/name).",
    ],
    [
      { DATABASE_URL: "localhost" },
      "DATABASE_URL is not an address of a PostgreSQL database (postgres://user:password@host:5432/name).",
    ],
    [
      { DATABASE_DIRECT_URL: "x" },
      "DATABASE_DIRECT_URL is not an address of a PostgreSQL database (postgres://user:password@host:5432/name).",
    ],
    [{ DATABASE_POOLED: "yes" }, "DATABASE_POOLED must be true or false, not yes."],
    [{ DATABASE_CONNECTIONS: "1" }, "DATABASE_CONNECTIONS must be a whole number from 2 to 200, not 1."],
    [
      { DATABASE_WAIT_SECONDS: "long" },
      "DATABASE_WAIT_SECONDS must be a whole number from 0 to 3600, not long.",
    ],
    [{ S3_BUCKET: "files" }, "S3_ACCESS_KEY_ID is not set, though S3_BUCKET is set."],
    [
      { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "x" },
      "S3_SECRET_ACCESS_KEY is not set, though S3_BUCKET is set.",
    ],
    [
      { S3_BUCKET: "files", S3_ACCESS_KEY_ID: "x", S3_SECRET_ACCESS_KEY: "x", S3_ENDPOINT: "minio:9000" },
      "S3_ENDPOINT must be a web address, such as https://portal.example.com.au.",
    ],
    [{ CLAMD_HOST: "clamd", CLAMD_PORT: "0" }, "CLAMD_PORT must be a whole number from 1 to 65535, not 0."],
    [
      { ERROR_REPORTING_URL: "https://errors.example/; script-src *" },
      "ERROR_REPORTING_URL must be an https:// address.",
    ],
    [
      { ...PRODUCTION, ERROR_REPORTING_URL: "http://errors.example" },
      "ERROR_REPORTING_URL must be an https:// address.",
    ],
    [{ SMTP_HOST: "mail", SMTP_SECURITY: "ssl" }, "SMTP_SECURITY must be tls or starttls or none, not ssl."],
    [{ SMTP_HOST: "mail", SMTP_USER: "portal" }, "SMTP_PASSWORD is not set, though SMTP_USER is set."],
    [{ OIDC_CLIENT_ID: "bondline" }, "OIDC_CLIENT_SECRET is not set, though OIDC_CLIENT_ID is set."],
    [
      { OIDC_CLIENT_ID: "bondline", OIDC_CLIENT_SECRET: "x", OIDC_ISSUER: "https://id.example.com" },
      "OIDC_NAME is not set, though OIDC_ISSUER is set.",
    ],
    [
      {
        ...PRODUCTION,
        OIDC_CLIENT_ID: "bondline",
        OIDC_CLIENT_SECRET: "x",
        OIDC_ISSUER: "http://id.example",
      },
      "OIDC_ISSUER must begin with https:// in production.",
    ],
    [
      { ANALYTICS_SCRIPT: "count.example/page.js", ANALYTICS_HANDLER: "count" },
      "ANALYTICS_SCRIPT must be an https:// address.",
    ],
    [
      { CHAT_SUPPORT_SCRIPT: "https://chat.example/w.js" },
      "CHAT_SUPPORT_HANDLER must be the global name that CHAT_SUPPORT_SCRIPT makes.",
    ],
    [
      {
        SESSION_RECORDING_SCRIPT: "https://r.example/r.js",
        SESSION_RECORDING_HANDLER: "record",
        SESSION_RECORDING_ORIGINS: "https://r.example; script-src *",
      },
      "SESSION_RECORDING_ORIGINS must be an https:// address.",
    ],
    [
      { CAPTCHA_SCRIPT: "https://c.example/c.js", CAPTCHA_HANDLER: "turnstile" },
      "CAPTCHA_KEY is not set, though CAPTCHA_SCRIPT is set.",
    ],
    [
      { SIGN_UP_BLOCKED_DOMAINS: "mailinator.com, throwaway" },
      "SIGN_UP_BLOCKED_DOMAINS must be domains such as example.com, not throwaway.",
    ],
    [
      { ALLOW_SANDBOX: "mail,identity" },
      "ALLOW_SANDBOX names identity; it knows files, scan, mail, card-payments, e-signatures, identity-verification, events.",
    ],
    [
      { NODE_ENV: "production", PUBLIC_URL: PRODUCTION.PUBLIC_URL },
      "BONDLINE_SECRET is not set: in production the secret is given, never generated.",
    ],
    [
      { ...PRODUCTION, PUBLIC_URL: undefined },
      "PUBLIC_URL must be the https:// address under which browsers reach the server in production.",
    ],
    [
      { ...PRODUCTION, PUBLIC_URL: "http://portal.example.com.au" },
      "PUBLIC_URL must be the https:// address under which browsers reach the server in production.",
    ],
  ];
  for (const [settings, message] of bad) {
    test(JSON.stringify(settings), () => {
      assert.throws(
        () => readSettings(settings, folder),
        (thrown) => {
          assert.ok(thrown instanceof ConfigurationError);
          assert.equal(thrown.message, message);
          return true;
        },
      );
    });
  }

  test("a secret's file that was cut short", () => {
    const damaged = mkdtempSync(join(folder, "damaged-"));
    writeFileSync(join(damaged, "secret"), "cut");
    assert.throws(
      () => readSettings({ BONDLINE_DATA: damaged }, folder),
      /secret is damaged: restore it from a backup, or remove the data folder to start afresh\.$/,
    );
    assert.equal(readFileSync(join(damaged, "secret"), "utf8"), "cut");
  });

  test("a data folder that cannot be written", () => {
    const file = join(folder, "a-file");
    writeFileSync(file, "");
    assert.throws(
      () => readSettings({ BONDLINE_DATA: file }, folder),
      /^ConfigurationError: The data folder .*a-file cannot be written \((EEXIST|ENOTDIR)\): set BONDLINE_DATA to a folder that can\.$/,
    );
  });

  test("in production a secret is never written to the disk", () => {
    const untouched = join(folder, "untouched");
    assert.throws(() =>
      readSettings(
        { NODE_ENV: "production", BONDLINE_DATA: untouched, PUBLIC_URL: PRODUCTION.PUBLIC_URL },
        folder,
      ),
    );
    assert.ok(!existsSync(untouched));
  });
});

describe("in production a sandbox runs only when it is asked for by its name", () => {
  test("none is asked for: all are refused in one sentence", () => {
    assert.throws(
      () => refuseUnaskedSandboxes(readSettings(PRODUCTION, folder).ports),
      /files .*scan .*mail .*card-payments .*ALLOW_SANDBOX=files,scan,mail,card-payments\.$/,
    );
  });

  test("one is left out: it alone is refused", () => {
    const { ports } = readSettings({ ...PRODUCTION, ALLOW_SANDBOX: "files, scan,card-payments" }, folder);
    assert.throws(() => refuseUnaskedSandboxes(ports), /default: mail \(mail would reach nobody\)\./);
  });

  test("asked for, or replaced by the real service, they are let through", () => {
    const { ports } = readSettings(
      {
        ...PRODUCTION,
        ALLOW_SANDBOX: "card-payments",
        SMTP_HOST: "mail.example.com.au",
        CLAMD_HOST: "clamd",
        S3_BUCKET: "files",
        S3_ACCESS_KEY_ID: "x",
        S3_SECRET_ACCESS_KEY: "x",
      },
      folder,
    );
    refuseUnaskedSandboxes(ports);
    assert.deepEqual([ports.files.kind, ports.scan.kind, ports.mail.kind], ["s3", "clamd", "smtp"]);
  });

  test("in development none has to be named", () => {
    refuseUnaskedSandboxes(readSettings({}, folder).ports);
  });
});

test("an empty setting counts as one that is not set, and slashes at the end of addresses are dropped", () => {
  const settings = readSettings(
    { PORT: "", DATABASE_URL: "", SMTP_HOST: "", PUBLIC_URL: "https://portal.example.com.au//" },
    folder,
  );
  assert.equal(settings.port, 4000);
  assert.equal(settings.databaseUrl, undefined);
  assert.equal(settings.publicUrl, "https://portal.example.com.au");
});

test("the direct address of the database is the usual one unless it is named", () => {
  const usual = readSettings({ DATABASE_URL: "postgres://pooler/portal" }, folder);
  assert.equal(usual.databaseDirectUrl, "postgres://pooler/portal");
  const both = readSettings(
    {
      DATABASE_URL: "postgres://pooler/portal",
      DATABASE_DIRECT_URL: "postgresql://direct/portal",
      DATABASE_POOLED: "true",
    },
    folder,
  );
  assert.equal(both.databaseDirectUrl, "postgresql://direct/portal");
  assert.equal(both.databaseIsPooled, true);
});
