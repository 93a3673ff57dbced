// Everything but the API: headers on every answer, the client's files, health, configuration and reports.

import assert from "node:assert/strict";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, mock, test } from "node:test";
import type { FastifyInstance } from "fastify";
import { startFakeWeb } from "../../testing/fakes/fake-web.ts";
import { headerFaults } from "../../testing/header-faults.ts";
import { cloneTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { fillTemplate, testSettings } from "../../testing/world.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { BROKEN_HEADERS, ERROR_ANSWERS } from "./headers-corpus.ts";
import { REPORTS } from "./report-quota.ts";

const SHELL = "<!doctype html><head><title>Bondline</title></head>";
/** As the client's build says it. */
const FIRST_VIEWS = {
  "/": [],
  "/account/login": [],
  "/documents/*/edit": [],
  "/drafts/*/*/view": [],
  "/documents": ["/assets/list-1a.js", "/assets/table-2b.js"],
  "/documents/*/*/view": ["/assets/document-3c.js"],
  "/documents/*/view": ["/assets/any-4d.js"],
  "/documents/add/view": ["/assets/added-5e.js"],
};
const SCRIPT = "export const answer = 42;";

const folder = mkdtempSync(join(tmpdir(), "bondline-routes-"));
let database: TestDatabase;
let development: RunningServer;
let production: RunningServer;
/** Every path that the server's own table of routes holds, of all its parts. */
const routes = new Set<string>();
const collectRoutes = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook("onRoute", ({ url }) => void routes.add(url));
};

before(async () => {
  subscribe("fastify.initialization", collectRoutes);
  database = await cloneTestDatabase(fillTemplate);
  const client = join(folder, "client");
  mkdirSync(join(client, "assets"), { recursive: true });
  mkdirSync(join(client, ".vite"));
  writeFileSync(join(client, "index.html"), SHELL);
  writeFileSync(join(client, "assets", "app-1a2b.js"), SCRIPT);
  writeFileSync(join(client, "icon.svg"), "<svg/>");
  writeFileSync(join(client, ".vite", "first-views.json"), JSON.stringify(FIRST_VIEWS));
  const start = async (environment: Record<string, string>) =>
    startServer({
      settings: await testSettings(folder, environment),
      ownerUrl: database.ownerUrl,
      clientFolder: client,
      servesDemoAccounts: true,
      logLevel: "silent",
    });
  development = await start({ BUILD_NUMBER: "71" });
  production = await start({
    NODE_ENV: "production",
    ALLOW_SANDBOX: "files,scan,mail,card-payments",
    PUBLIC_URL: "https://portal.example.com.au",
    ERROR_REPORTING_URL: "https://errors.example/reports",
  });
  unsubscribe("fastify.initialization", collectRoutes);
});
after(async () => {
  await development.stop();
  await production.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const SENT_BY_CLIENTS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];

describe("every answer carries the headers that keep a page to itself", () => {
  for (const { path, status, request } of ERROR_ANSWERS) {
    test(`${request?.method ?? "GET"} ${path} answers ${status}`, async () => {
      for (const [mode, server] of servers()) {
        const answer = await fetch(`${server.url}${path}`, request);
        assert.equal(answer.status, status);
        assert.deepEqual(headerFaults(answer, mode), []);
        assert.doesNotMatch(await answer.text(), /node_modules|FST_ERR|\bat .*:\d+:\d+|root:/);
      }
    });
  }

  test("every route of the server, by each method, found and refused", async () => {
    const faults: string[] = [];
    assert.ok(routes.size >= 18, [...routes].join());
    for (const route of routes)
      for (const method of SENT_BY_CLIENTS)
        for (const [mode, server] of servers()) {
          const path = route.replace(/:\w+/g, "x").replace("*", "x/y");
          const answer = await fetch(`${server.url}${path}`, { method, redirect: "manual" });
          for (const fault of headerFaults(answer, mode))
            faults.push(`${mode} ${method} ${route} (${answer.status}): ${fault}`);
          await answer.body?.cancel();
        }
    assert.deepEqual(faults, []);
  });

  test("a page says where its scripts come from, and where a broken policy is reported", async () => {
    for (const [, { url }] of servers()) {
      const policy = (await fetch(url)).headers.get("content-security-policy")?.split("; ") ?? [];
      for (const part of [
        "script-src 'self'",
        "style-src 'self'",
        "object-src 'none'",
        "report-uri /csp-reports",
      ])
        assert.ok(policy.includes(part), part);
    }
  });

  for (const { what, name, value } of BROKEN_HEADERS) {
    test(`the validation misses nothing: ${what}`, async () => {
      const { headers } = await fetch(production.url);
      const broken = new Headers(headers);
      if (value === null) broken.delete(name);
      else broken.set(name, value);
      assert.deepEqual(headerFaults({ headers }, "production"), []);
      assert.notDeepEqual(headerFaults({ headers: broken }, "production"), []);
    });
  }

  test("a route that goes past the server's hook is noticed", async () => {
    const bare = await startFakeWeb(async (fastify) => {
      fastify.get("/new", async () => "bare");
    });
    assert.ok(headerFaults(await fetch(`${bare.publicUrl}/new`), "production").length >= 8);
    await bare.stop();
  });
});

function servers() {
  return [
    ["development", development],
    ["production", production],
  ] as const;
}

describe("the client's files", () => {
  test("every path of the client gets the shell, which no cache keeps", async () => {
    for (const path of ["/", "/account/login", "/Account/Login/", "/documents/a/edit?tab=1"]) {
      const answer = await fetch(`${development.url}${path}`);
      assert.equal(answer.status, 200, path);
      assert.equal(await answer.text(), SHELL);
      assert.match(answer.headers.get("content-type") ?? "", /^text\/html/);
      assert.equal(answer.headers.get("cache-control"), "no-cache");
    }
  });

  test("what is no path of the client's is a 404, whose page says so in the client's own words", async () => {
    for (const [mode, { url }] of servers())
      for (const path of [
        "/metrics",
        "/dev/kit",
        "/index",
        "/documents",
        "/documents/a/b",
        "/documents/a/edit/more",
        "/account",
        "/sandbox",
        ...(mode === "production" ? ["/sandbox/messages"] : []),
      ].filter((each) => !Object.hasOwn(FIRST_VIEWS, each))) {
        const answer = await fetch(`${url}${path}`);
        assert.equal(answer.status, 404, `${mode} ${path}`);
        assert.equal(answer.headers.get("cache-control"), "no-cache");
        assert.equal(await answer.text(), SHELL);
      }
  });

  test("the shell names the scripts that the address needs first, and none of another's", async () => {
    const named = async (path: string) => {
      const page = await (await fetch(`${development.url}${path}`)).text();
      assert.ok(page.endsWith("</head>"), path);
      return [...page.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, to]) => to);
    };
    assert.deepEqual(await named("/documents?tab=closed"), FIRST_VIEWS["/documents"]);
    assert.deepEqual(await named("/documents/"), FIRST_VIEWS["/documents"]);
    assert.deepEqual(await named("/documents/a/b/view"), FIRST_VIEWS["/documents/*/*/view"]);
    assert.deepEqual(await named("/documents/a/view"), FIRST_VIEWS["/documents/*/view"]);
    assert.deepEqual(await named("/documents/add/view"), FIRST_VIEWS["/documents/add/view"]);
    for (const other of ["/", "/documents/a/b", "/documents/a/b/c/view", "/documents/*"])
      assert.deepEqual(await named(other), [], other);
  });

  const asset = (headers: Record<string, string>) =>
    fetch(`${development.url}/assets/app-1a2b.js`, { headers });

  test("an asset is kept for ever, and packed for those who can unpack it", async () => {
    for (const [offered, taken] of [
      ["br, gzip", "br"],
      ["gzip, deflate", "gzip"],
      ["br;q=0, gzip;q=0.5", "gzip"],
      ["gzip;q=0", null],
      ["identity", null],
    ] as const) {
      const answer = await asset({ "accept-encoding": offered });
      assert.equal(answer.headers.get("content-encoding"), taken, offered);
      assert.equal(answer.headers.get("cache-control"), "public, max-age=31536000, immutable");
      assert.equal(answer.headers.get("vary"), "accept-encoding");
      assert.equal(await answer.text(), SCRIPT);
    }
  });

  test("who has it already is answered so, form by form; a page too", async () => {
    const packed = await asset({ "accept-encoding": "br" });
    const tag = packed.headers.get("etag") ?? "";
    await packed.arrayBuffer();
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await asset({ "accept-encoding": "br", "if-none-match": known });
      assert.deepEqual([again.status, await again.text()], [304, ""]);
      assert.equal(again.headers.get("vary"), "accept-encoding");
      assert.equal(again.headers.get("etag"), tag);
    }
    const otherForm = await asset({ "accept-encoding": "gzip", "if-none-match": tag });
    assert.deepEqual([otherForm.status, await otherForm.text()], [200, SCRIPT]);

    const page = await fetch(`${development.url}/documents`);
    await page.text();
    const headers = { "if-none-match": page.headers.get("etag") ?? "" };
    assert.equal((await fetch(`${development.url}/documents`, { headers })).status, 304);
    assert.equal((await fetch(`${development.url}/no/such/page`, { headers })).status, 404);
  });

  test("a missing asset is a real 404 that nobody keeps, never the shell", async () => {
    for (const path of [
      "/assets/app-gone.js",
      "/assets/x",
      "/missing.css",
      "/.vite/first-views.json",
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

test("error reports go where the operator says, and a page may send them there", async () => {
  const headersOf = async (server: RunningServer) => {
    const answer = await fetch(`${server.url}/configuration.json`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    return {
      reporting: ((await answer.json()) as { errorReporting: unknown }).errorReporting,
      connects:
        policy
          .split("; ")
          .find((part) => part.startsWith("connect-src"))
          ?.split(" ") ?? [],
    };
  };
  const set = await headersOf(production);
  assert.deepEqual(set.reporting, { url: "https://errors.example/reports" });
  assert.ok(set.connects.includes("https://errors.example"));

  const unset = await headersOf(development);
  assert.equal(unset.reporting, null);
  assert.ok(!unset.connects.some((origin) => origin.includes("errors.example")));
});

test("the configuration holds what the client needs at start-up and no secret", async () => {
  const answer = await fetch(`${development.url}/configuration.json`);
  assert.equal(answer.headers.get("cache-control"), "no-store");
  const text = await answer.text();
  assert.deepEqual(Object.keys(JSON.parse(text)).sort(), [
    "analytics",
    "buildNumber",
    "businessRegister",
    "captcha",
    "chatSupport",
    "complaintsPolicyUrl",
    "errorReporting",
    "financialServicesGuideUrl",
    "graphqlPath",
    "mode",
    "privacyPolicyUrl",
    "sessionRecording",
    "signInProvider",
    "supportEmail",
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

test("of 300 reports from one address no more are taken than its share, and none is logged longer than a page", async () => {
  const logged = mock.method(production.app.log, "warn");
  const report = "x".repeat(16_000);
  const answers = await Promise.all(
    Array.from({ length: 300 }, () =>
      fetch(`${production.url}/csp-reports`, {
        method: "POST",
        headers: { "content-type": "application/csp-report" },
        body: report,
      }),
    ),
  );
  assert.ok(answers.filter(({ status }) => status === 204).length <= REPORTS.perAddress);
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([204, 429]));
  assert.equal(answers.find(({ status }) => status === 429)?.headers.get("retry-after"), "3600");
  const written = logged.mock.calls.map(({ arguments: line }) => JSON.stringify(line).length);
  assert.ok(written.length <= REPORTS.perAddress + 1);
  assert.ok(Math.max(...written) < REPORTS.textMax + 200);
  logged.mock.restore();
});

test("the sandbox's mail is there in development alone", async () => {
  assert.equal((await fetch(`${development.url}/sandbox/messages.json`)).status, 200);
  const answer = await fetch(`${production.url}/sandbox/messages.json`);
  assert.equal(answer.status, 404);
});
