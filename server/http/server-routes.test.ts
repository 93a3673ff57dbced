// Everything but the API: headers on every answer, the client's files, health, configuration and reports.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, mock, test } from "node:test";
import { type RunningServer, startServer } from "../start-server.ts";
import { cloneTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { fillTemplate, testSettings } from "../testing/world.ts";

const SHELL = "<!doctype html><title>Bondline</title>";
const SCRIPT = "export const answer = 42;";

const folder = mkdtempSync(join(tmpdir(), "bondline-routes-"));
let database: TestDatabase;
let development: RunningServer;
let production: RunningServer;

before(async () => {
  database = await cloneTestDatabase(fillTemplate);
  const client = join(folder, "client");
  mkdirSync(join(client, "assets"), { recursive: true });
  mkdirSync(join(client, ".vite"));
  writeFileSync(join(client, "index.html"), SHELL);
  writeFileSync(join(client, "assets", "app-1a2b.js"), SCRIPT);
  writeFileSync(join(client, "icon.svg"), "<svg/>");
  writeFileSync(join(client, ".vite", "manifest.json"), "{}");
  const start = async (environment: Record<string, string>) =>
    startServer({
      settings: await testSettings(folder, environment),
      ownerUrl: database.ownerUrl,
      clientFolder: client,
      logLevel: "silent",
    });
  development = await start({ BUILD_NUMBER: "71" });
  production = await start({
    NODE_ENV: "production",
    ALLOW_SANDBOX: "files,scan,mail,card-payments",
    PUBLIC_URL: "https://portal.example.com.au",
  });
});
after(async () => {
  await development.stop();
  await production.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe("every answer carries the headers that keep a page to itself", () => {
  const asked: [path: string, status: number, request?: RequestInit][] = [
    ["/", 200],
    ["/drafts/x/y/view", 200],
    ["/assets/app-1a2b.js", 200],
    ["/assets/gone-9z.js", 404],
    ["/configuration.json", 200],
    ["/live", 200],
    ["/ready", 200],
    ["/graphql", 405],
    ["/graphql", 415, { method: "POST" }],
    ["/graphql", 400, { method: "POST", body: "{", headers: { "content-type": "application/json" } }],
    ["/nowhere", 404, { method: "DELETE" }],
    [
      "/csp-reports",
      204,
      { method: "POST", body: "{}", headers: { "content-type": "application/csp-report" } },
    ],
    [
      "/webhooks/card-payments",
      400,
      { method: "POST", body: "{}", headers: { "content-type": "application/json" } },
    ],
    ["/%E0%A4%A", 400],
    ["/..%2f..%2fetc/passwd", 404],
  ];
  for (const [path, status, request] of asked) {
    test(`${request?.method ?? "GET"} ${path} answers ${status}`, async () => {
      for (const server of [development, production]) {
        const answer = await fetch(`${server.url}${path}`, request);
        assert.equal(answer.status, status);
        const policy = answer.headers.get("content-security-policy") ?? "";
        for (const part of [
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self'",
          "frame-ancestors 'none'",
          "base-uri 'none'",
          "object-src 'none'",
          "report-uri /csp-reports",
        ])
          assert.ok(policy.split("; ").includes(part), part);
        assert.doesNotMatch(policy, /unsafe|\*/);
        assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
        assert.equal(answer.headers.get("referrer-policy"), "no-referrer");
        assert.equal(answer.headers.get("cross-origin-opener-policy"), "same-origin");
        assert.match(answer.headers.get("permissions-policy") ?? "", /camera=\(\)/);
        assert.equal(answer.headers.get("server"), null);
        assert.equal(answer.headers.get("x-powered-by"), null);
        assert.equal(
          answer.headers.get("strict-transport-security"),
          server === production ? "max-age=31536000; includeSubDomains" : null,
        );
        assert.doesNotMatch(await answer.text(), /node_modules|FST_ERR|\bat .*:\d+:\d+|root:/);
      }
    });
  }
});

describe("the client's files", () => {
  test("every path of the client gets the shell, which no cache keeps", async () => {
    for (const path of ["/", "/account/login", "/documents/a/b?tab=1", "/index"]) {
      const answer = await fetch(`${development.url}${path}`);
      assert.equal(await answer.text(), SHELL);
      assert.match(answer.headers.get("content-type") ?? "", /^text\/html/);
      assert.equal(answer.headers.get("cache-control"), "no-cache");
    }
  });

  test("an asset is kept for ever, and packed for those who can unpack it", async () => {
    const answer = await fetch(`${development.url}/assets/app-1a2b.js`, {
      headers: { "accept-encoding": "br" },
    });
    assert.equal(answer.headers.get("cache-control"), "public, max-age=31536000, immutable");
    assert.equal(answer.headers.get("content-encoding"), "br");
    assert.equal(answer.headers.get("vary"), "accept-encoding");
    assert.equal(await answer.text(), SCRIPT);
    const plain = await fetch(`${development.url}/assets/app-1a2b.js`, {
      headers: { "accept-encoding": "identity" },
    });
    assert.equal(plain.headers.get("content-encoding"), null);
    assert.equal(await plain.text(), SCRIPT);
  });

  test("a missing asset is a real 404 that nobody keeps, never the shell", async () => {
    for (const path of [
      "/assets/app-gone.js",
      "/assets/x",
      "/missing.css",
      "/.vite/manifest.json",
      "/.env",
      "/schema.graphql",
    ]) {
      const answer = await fetch(`${development.url}${path}`);
      assert.equal(answer.status, 404, path);
      assert.equal(answer.headers.get("cache-control"), "no-store", path);
      assert.match(answer.headers.get("content-type") ?? "", /^text\/plain/, path);
    }
  });
});

test("the configuration holds what the client needs at start-up and no secret", async () => {
  const answer = await fetch(`${development.url}/configuration.json`);
  assert.equal(answer.headers.get("cache-control"), "no-store");
  const text = await answer.text();
  assert.deepEqual(Object.keys(JSON.parse(text)).sort(), [
    "analytics",
    "buildNumber",
    "captcha",
    "chatSupport",
    "complaintsPolicyUrl",
    "errorReporting",
    "financialServicesGuideUrl",
    "graphqlPath",
    "mode",
    "privacyPolicyUrl",
    "sessionRecording",
  ]);
  assert.equal(JSON.parse(text).buildNumber, "71");
  assert.doesNotMatch(text, /postgres|secret|password/i);
});

test("the server says that it lives, and whether it is ready, part by part", async () => {
  assert.deepEqual(await (await fetch(`${development.url}/live`)).json(), { status: "live" });
  assert.deepEqual(await (await fetch(`${development.url}/ready`)).json(), {
    database: true,
    files: true,
    events: true,
  });
});

test("a browser's report of a broken policy is logged, whatever its form, and a flood of words is not", async () => {
  const logged = mock.method(development.app.log, "warn");
  for (const type of ["application/csp-report", "application/reports+json", "application/json"]) {
    const body = JSON.stringify({ "csp-report": { "blocked-uri": "https://evil.example" } });
    const answer = await fetch(`${development.url}/csp-reports`, {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
    assert.equal(answer.status, 204, type);
  }
  assert.equal(logged.mock.callCount(), 3);
  const body = JSON.stringify({ x: "x".repeat(17_000) });
  const answer = await fetch(`${development.url}/csp-reports`, {
    method: "POST",
    headers: { "content-type": "application/csp-report" },
    body,
  });
  assert.equal(answer.status, 413);
  logged.mock.restore();
});

test("the sandbox's mail is there in development alone", async () => {
  assert.equal((await fetch(`${development.url}/sandbox/messages.json`)).status, 200);
  const answer = await fetch(`${production.url}/sandbox/messages.json`);
  assert.equal(answer.status, 404);
});
