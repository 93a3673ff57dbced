// npm start of the whole product: it serves, it starts its server again, it recovers from every kill, and it says in one sentence what stops it.
import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { connectOnce } from "../server/database/connect.ts";
import { endEmbeddedDatabase, startEmbeddedDatabase } from "../server/database/embedded/embedded-database.ts";
import { runningPostmaster } from "../server/database/embedded/postmaster-process.ts";
import { ensureClientBuilt } from "./set-up/client-build.mjs";
import { projectNode } from "./set-up/node-binary.mjs";
import { inProject } from "./set-up/project-root.mjs";

/** A copy, so that settings may be damaged and nobody's own start is in the way. */
const project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "bondline-product-")));
const COPIED = ["server", "domain", "web", "tools", "schema.graphql", "package.json", "package-lock.json"];
const started: Start[] = [];

before(async () => {
  await ensureClientBuilt(projectNode());
  for (const name of COPIED) {
    fs.cpSync(inProject(name), path.join(project, name), {
      recursive: true,
      filter: (place) => path.basename(place) !== "node_modules",
    });
  }
  fs.symlinkSync(inProject("node_modules"), path.join(project, "node_modules"));
  fs.mkdirSync(path.join(project, "tmp"));
});

after(async () => {
  for (const { process: child } of started) child.kill("SIGKILL");
  for (const folder of fs.readdirSync(project).filter((name) => name.startsWith("data"))) {
    const place = path.join(project, folder);
    if (fs.existsSync(path.join(place, "postgres.users.lock"))) await endEmbeddedDatabase(place, 2_000);
  }
  fs.rmSync(project, { recursive: true, force: true });
});

test("a start serves the client on one port, and recovers from a kill of each of its processes and of all", async () => {
  const settings = { BONDLINE_DATA: path.join(project, "data"), PORT: String(await freePort()) };
  const first = await ready(settings);
  assert.match(first.said(), /Bondline is ready at http/);
  assert.match(first.said(), /Demo accounts/);
  const page = await fetch(`http://127.0.0.1:${settings.PORT}/`);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<div id="[^"]+"/);
  const made = await draftsIn(settings.BONDLINE_DATA);
  assert.ok(made > 0);

  await kill(first.process.pid);
  await ended(first);
  const second = await ready(settings);
  await kill(serverOf(second));
  // The same start brings another server.
  await untilReady(second, 2);
  assert.equal((await fetch(`http://127.0.0.1:${settings.PORT}/live`)).status, 200);
  const postmaster = runningPostmaster(path.join(settings.BONDLINE_DATA, "postgres"));
  for (const pid of [second.process.pid, serverOf(second), postmaster]) await kill(pid);
  await ended(second);
  const third = await ready(settings);

  assert.equal(await draftsIn(settings.BONDLINE_DATA), made);
  third.process.kill("SIGINT");
  await ended(third);
  assert.equal(third.process.exitCode, 0, third.said());
  assert.equal(runningPostmaster(path.join(settings.BONDLINE_DATA, "postgres")), undefined);
});

test("a taken port", async () => {
  const other = net.createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const data = path.join(project, "data-port");
  const said = await refusal({ BONDLINE_DATA: data, PORT: String(port) });
  other.close();
  assert.match(said, new RegExp(`^The port ${port} is taken by another program: .*\\.\\n$`));
  assert.equal(runningPostmaster(path.join(data, "postgres")), undefined);
});

test("a data folder that cannot be written", async (context) => {
  const folder = path.join(project, "read-only");
  fs.mkdirSync(folder);
  if (process.getuid?.() === 0) {
    if (spawnSync("mount", ["-t", "tmpfs", "-o", "ro", "tmpfs", folder]).status !== 0)
      return context.skip("root may write everywhere, and may mount nothing here");
    context.after(() => void spawnSync("umount", ["-l", folder]));
  } else fs.chmodSync(folder, 0o500);
  assert.match(
    await refusal({ BONDLINE_DATA: path.join(folder, "data") }),
    /^The data folder .* cannot be written \(\w+\): .*\.\n$/,
  );
});

test("a damaged .env, a damaged bondline.config.json, and a setting that makes no sense", async () => {
  const damaged: [file: string, text: string, sentence: RegExp][] = [
    [".env", "PORT 4000\n", /^.*\.env is damaged: line 1 is not of the form NAME=value\.\n$/],
    ["bondline.config.json", "{ PORT", /^.*bondline\.config\.json is damaged: it is not valid JSON .*\.\n$/],
    [
      "bondline.config.json",
      '{ "PORT": "many" }',
      /^PORT must be a whole number from 0 to 65535, not many\.\n$/,
    ],
  ];
  for (const [file, text, sentence] of damaged) {
    fs.writeFileSync(path.join(project, file), text);
    assert.match(await refusal({ BONDLINE_DATA: path.join(project, "data-damaged") }), sentence);
    fs.rmSync(path.join(project, file));
  }
});

interface Start {
  process: ChildProcess;
  said(): string;
}

function begin(settings: Record<string, string>): Start {
  const own = {
    TMPDIR: path.join(project, "tmp"),
    npm_lifecycle_event: undefined,
    DATABASE_URL: undefined,
    NODE_ENV: undefined,
  };
  const child = spawn(process.execPath, [path.join(project, "tools", "start.mjs")], {
    cwd: project,
    env: { ...process.env, ...own, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const begun = { process: child, said: () => said };
  started.push(begun);
  return begun;
}

async function ready(settings: Record<string, string>): Promise<Start> {
  const begun = begin(settings);
  await untilReady(begun, 1);
  return begun;
}

/** Until it has said so often that it is ready. */
async function untilReady(begun: Start, times: number): Promise<void> {
  const isReady = () => begun.said().split("Bondline is ready").length > times;
  await new Promise<void>((resolve, reject) => {
    begun.process.stdout?.on("data", () => isReady() && resolve());
    begun.process.once("exit", () => reject(new Error(`it ended before it was ready: ${begun.said()}`)));
    if (isReady()) resolve();
  });
}

/** What a start that stops says, and nothing but that. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const begun = begin(settings);
  begun.process.stdout?.on("data", () => {
    if (/Bondline is ready/.test(begun.said())) begun.process.kill("SIGTERM");
  });
  const [code] = await once(begun.process, "close");
  assert.equal(code, 1, begun.said());
  return begun.said().trimStart();
}

/** The launcher notes which server it started. */
function serverOf(begun: Start): number {
  const notes = fs.readdirSync(path.join(project, "tmp")).filter((name) => /^bondline-\w+\.json$/.test(name));
  const all = notes.map((name) => JSON.parse(fs.readFileSync(path.join(project, "tmp", name), "utf8")));
  return all.find(({ launchers }) => launchers[0] === begun.process.pid)?.server;
}

async function kill(pid: number | undefined): Promise<void> {
  assert.ok(pid !== undefined && pid > 1);
  process.kill(pid, "SIGKILL");
}

async function ended({ process: child }: Start): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** Drafts in the database, asked beside the running server. */
async function draftsIn(folder: string): Promise<number> {
  const { ownerUrl, stop } = await startEmbeddedDatabase({ folder, log: () => undefined });
  const client = connectOnce(ownerUrl);
  await client.connect();
  const { rows } = await client.query<{ count: bigint }>("select count(*) from draft");
  await client.end();
  await stop();
  return Number(rows[0]?.count);
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
