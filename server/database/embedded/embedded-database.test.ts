// The embedded database starts, keeps what it holds, and recovers from every crash without help.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import {
  ask,
  hold,
  kill,
  postmasterPid,
  start,
  startAfter,
  stopInOrder,
  temporaryFolder,
} from "./embedded-testing.ts";
import { isPostmasterOf } from "./postmaster-process.ts";

test("a first start makes a database of our own that only our password opens", async (context) => {
  const folder = temporaryFolder(context);
  const { ownerUrl, port } = await startAfter("nothing is there yet: a first start", folder, {
    settings: {},
  });

  assert.equal(
    await ask(ownerUrl, "select current_user || ' ' || current_database()"),
    "bondline_owner bondline",
  );
  assert.equal(await ask(ownerUrl, "show server_encoding"), "UTF8");
  assert.equal(
    await ask(ownerUrl, "select datlocale from pg_database where datname = 'bondline'"),
    "C.UTF-8",
  );
  assert.equal(await ask(ownerUrl, "show shared_buffers"), "128MB");
  assert.equal(await ask(ownerUrl, "show random_page_cost"), "1.1");
  assert.equal(await ask(ownerUrl, "show listen_addresses"), "127.0.0.1");
  assert.equal(
    await ask(
      ownerUrl,
      "select rolpassword like 'SCRAM-SHA-256$%' from pg_authid where rolname = current_user",
    ),
    "true",
  );
  assert.equal(fs.statSync(path.join(folder, "postgres.password")).mode & 0o777, 0o600);
  await assert.rejects(ask(`postgres://bondline_owner:guess@127.0.0.1:${port}/bondline`, "select 1"), {
    code: "28P01",
  });
});

test("letters beyond ASCII are letters, wherever it runs", async (context) => {
  const { ownerUrl } = await start(temporaryFolder(context));
  assert.equal(await ask(ownerUrl, "select upper('café ōkura')"), "CAFÉ ŌKURA");
});

test("a stop and a second start keep the rows and the port", async (context) => {
  const folder = temporaryFolder(context);
  const first = await start(folder);
  await ask(first.ownerUrl, "create table kept as select 7 as value");
  await first.stop();
  assert.equal(fs.existsSync(path.join(folder, "postgres", "postmaster.pid")), false);

  const second = await start(folder);
  assert.equal(second.port, first.port);
  assert.equal(await ask(second.ownerUrl, "select value from kept"), "7");
});

test("the database of a killed process is adopted, and stopped with its adopter", async (context) => {
  const folder = temporaryFolder(context);
  const killed = await hold({ folder });
  const pid = postmasterPid(folder);
  await kill(killed.process);
  assert.equal(isPostmasterOf(pid, path.join(folder, "postgres")), true);

  const adopted = await startAfter("the database's parent was killed", folder);
  assert.equal(postmasterPid(folder), pid);
  assert.equal(adopted.ownerUrl, killed.answer.ownerUrl);
  await adopted.stop();
  assert.equal(isPostmasterOf(pid, path.join(folder, "postgres")), false);
});

test("a killed database server is started again by whoever comes next, with every committed row", async (context) => {
  const folder = temporaryFolder(context);
  const holder = await hold({ folder, settings: { shared_buffers: "16MB" } });
  await ask(holder.answer.ownerUrl, "create table kept as select 7 as value");
  const pid = postmasterPid(folder);
  process.kill(pid, "SIGKILL");

  const again = await startAfter("its postmaster was killed", folder);
  assert.notEqual(postmasterPid(folder), pid);
  assert.equal(await ask(again.ownerUrl, "select value from kept"), "7");
});

test("a database server killed under a running application comes back on the same port", async (context) => {
  const folder = temporaryFolder(context);
  const { ownerUrl } = await start(folder, { settings: { shared_buffers: "16MB" } });
  await ask(ownerUrl, "create table kept as select 7 as value");
  const pid = postmasterPid(folder);
  process.kill(pid, "SIGKILL");

  await until(
    () =>
      isPostmasterOf(postmasterPid(folder), path.join(folder, "postgres")) && postmasterPid(folder) !== pid,
  );
  await until(() =>
    ask(ownerUrl, "select 1").then(
      () => true,
      () => false,
    ),
  );
  assert.equal(await ask(ownerUrl, "select value from kept"), "7");
});

test("when both the server and our process were killed, the next start recovers", async (context) => {
  const folder = temporaryFolder(context);
  const holder = await hold({ folder, settings: { shared_buffers: "16MB" } });
  await ask(holder.answer.ownerUrl, "create table kept as select 7 as value");
  process.kill(postmasterPid(folder), "SIGKILL");
  await kill(holder.process);

  const again = await startAfter("parent and postmaster were killed", folder);
  assert.equal(await ask(again.ownerUrl, "select value from kept"), "7");
});

test("a busy server process whose postmaster was killed does not hold up the next start", async (context) => {
  const folder = temporaryFolder(context);
  const holder = await hold({ folder });
  const busy = ask(
    holder.answer.ownerUrl,
    "select count(*) from generate_series(1, 10000000000) as n where n % 7 = 8",
  ).catch(() => "ended");
  process.kill(postmasterPid(folder), "SIGKILL");
  await kill(holder.process);

  const again = await startAfter("a server process goes on without its postmaster", folder, {
    patienceMs: 500,
  });
  assert.equal(await ask(again.ownerUrl, "select 1"), "1");
  assert.equal(await busy, "ended");
});

test("a lock file whose number now belongs to a stranger is no obstacle, and the stranger is left alone", async (context) => {
  const folder = temporaryFolder(context);
  await (await start(folder)).stop();
  const stranger = spawn("sleep", ["600"], { stdio: "ignore" });
  context.after(() => void stranger.kill());
  leaveLockFile(folder, stranger.pid ?? 0);

  const again = await startAfter("a stale lock file names a stranger", folder);
  assert.equal(await ask(again.ownerUrl, "select 1"), "1");
  assert.equal(stranger.exitCode, null);
});

test("a server that ended but was never collected by its parent is no obstacle", async (context) => {
  const folder = temporaryFolder(context);
  await (await start(folder)).stop();
  const careless = spawn("sh", ["-c", "true & echo $!; exec sleep 600"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  context.after(() => void careless.kill());
  const [uncollected] = await once(careless.stdout, "data");
  leaveLockFile(folder, Number(String(uncollected)));

  const again = await startAfter("a stale lock file names an ended process", folder);
  assert.equal(await ask(again.ownerUrl, "select 1"), "1");
});

test("a server that no longer answers is ended and started again", async (context) => {
  const folder = temporaryFolder(context);
  const holder = await hold({ folder });
  const pid = postmasterPid(folder);
  await kill(holder.process);
  process.kill(pid, "SIGSTOP");

  const again = await startAfter("the server no longer answers", folder, { patienceMs: 300 });
  assert.notEqual(postmasterPid(folder), pid);
  assert.equal(await ask(again.ownerUrl, "select 1"), "1");
});

test("when another program has taken our port, another port is chosen", async (context) => {
  const folder = temporaryFolder(context);
  const first = await start(folder);
  await first.stop();
  const other = net.createServer().listen(first.port, "127.0.0.1");
  await once(other, "listening");
  context.after(() => void other.close());

  const second = await startAfter("another program has its port", folder);
  assert.notEqual(second.port, first.port);
  assert.equal(await ask(second.ownerUrl, "select 1"), "1");
});

test("a lost password is replaced, whether the server runs or not", async (context) => {
  const folder = temporaryFolder(context);
  const holder = await hold({ folder });
  await ask(holder.answer.ownerUrl, "create table kept as select 7 as value");
  await kill(holder.process);
  fs.rmSync(path.join(folder, "postgres.password"));
  const running = await start(folder);
  assert.notEqual(running.ownerUrl, holder.answer.ownerUrl);
  assert.equal(await ask(running.ownerUrl, "select value from kept"), "7");
  await running.stop();

  fs.writeFileSync(path.join(folder, "postgres.password"), "not the one that was set\n");
  const stopped = await start(folder);
  assert.equal(await ask(stopped.ownerUrl, "select value from kept"), "7");
});

test("two starts at once share one server, which ends with the last of them", async (context) => {
  const folder = temporaryFolder(context);
  const [one, two] = await Promise.all([hold({ folder }), hold({ folder })]);
  assert.equal(one.answer.ownerUrl, two.answer.ownerUrl);
  const pid = postmasterPid(folder);

  await stopInOrder(one);
  assert.equal(await ask(two.answer.ownerUrl, "select 1"), "1");
  await stopInOrder(two);
  assert.equal(isPostmasterOf(pid, path.join(folder, "postgres")), false);
});

test("a first start that was cut short leaves nothing that the next one trips over", async (context) => {
  const folder = temporaryFolder(context);
  fs.mkdirSync(path.join(folder, "postgres.new", "base"), { recursive: true });
  fs.writeFileSync(path.join(folder, "postgres.new", "PG_VERSION"), "18\n");
  fs.mkdirSync(path.join(folder, "postgres"));

  const database = await startAfter("the first start was cut short", folder);
  assert.equal(await ask(database.ownerUrl, "select 1"), "1");
  assert.equal(fs.existsSync(path.join(folder, "postgres.new")), false);
});

/** Looks every 50 ms; the test's own time limit ends a vain wait. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50);
}

/** What a server that never ended in order leaves in its data folder. */
function leaveLockFile(folder: string, pid: number): void {
  const data = path.join(folder, "postgres");
  fs.writeFileSync(
    path.join(data, "postmaster.pid"),
    [pid, data, 1_790_000_000, 21_000, "", "127.0.0.1", "     1234 1234", "ready   ", ""].join("\n"),
  );
}
