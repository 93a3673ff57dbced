// Where the database's files are and as whom PostgreSQL runs there: it refuses to run as root.
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { DatabaseStartError } from "./database-start-error.ts";
import { binariesIn, type PostgresBinaries } from "./postgres-binaries.ts";

export interface PostgresHost {
  dataFolder: string;
  binaries: PostgresBinaries;
  /** Who must own the files; absent where that is simply us. */
  owner?: { uid: number; gid: number };
  spawn(program: string, args: string[], options: SpawnOptions): ChildProcess;
}

/** How root may run it: in a user namespace, where root's own files stay reachable; or as another user, on a copy. */
export type RootWay = "namespace" | "copy";

export interface HostOptions {
  folder: string;
  binaries: PostgresBinaries;
  rootWays: readonly RootWay[];
  /** Where another user can reach a copy; the first that can be made is taken. */
  reachableFolders: readonly string[];
}

/** The data folder of `folder`: inside it, unless an earlier start had to move it where another user can reach it. */
export function dataFolderOf(folder: string): string {
  const note = path.join(folder, "postgres.place");
  if (!fs.existsSync(note)) return path.join(folder, "postgres");
  const moved = fs.readFileSync(note, "utf8").trim();
  if (fs.existsSync(path.dirname(moved))) return moved;
  throw new DatabaseStartError(
    `The database was kept in ${moved}, which is gone: put it back, or delete ${note} to begin with an empty database.`,
  );
}

export function chooseHost(options: HostOptions): PostgresHost {
  const dataFolder = dataFolderOf(options.folder);
  if (process.getuid?.() !== 0) return ordinaryHost(dataFolder, options.binaries);
  const owner = fs.existsSync(dataFolder) ? fs.statSync(dataFolder) : undefined;
  if (owner !== undefined && owner.uid !== 0) return hostAsUser(owner, dataFolder, options);
  if (options.rootWays.includes("namespace")) {
    const host = namespaceHost(dataFolder, options);
    if (host !== undefined) return host;
  }
  if (options.rootWays.includes("copy")) return hostOnCopy(dataFolder, options);
  throw new DatabaseStartError(
    "PostgreSQL does not run as root, and this machine lets root use neither a user namespace nor another user: start Bondline as an ordinary user, or set DATABASE_URL.",
  );
}

function ordinaryHost(dataFolder: string, binaries: PostgresBinaries): PostgresHost {
  if (
    fs.existsSync(dataFolder) &&
    process.getuid !== undefined &&
    fs.statSync(dataFolder).uid !== process.getuid()
  ) {
    throw new DatabaseStartError(
      `The database in ${dataFolder} belongs to another user of this machine: start Bondline as that user, or name another folder in BONDLINE_DATA.`,
    );
  }
  return { dataFolder, binaries, spawn: (program, args, options) => spawn(program, args, quietly(options)) };
}

/** Root's files, seen by a user who is not called root: nothing is copied, and a folder closed to others stays closed. */
function namespaceHost(dataFolder: string, { folder, binaries }: HostOptions): PostgresHost | undefined {
  const user = knownUsers()[0];
  if (process.platform !== "linux" || user === undefined) return undefined;
  const enter = ["-U", `--map-user=${user.uid}`, `--map-group=${user.gid}`];
  // Root's power over other people's files ends in the namespace, so writing and running are both tried.
  const trial = ["sh", "-c", 'test -w "$1" && "$2" --version', "trial", folder, binaries.postgres];
  if (spawnSync("unshare", [...enter, ...trial], quietly({ stdio: "ignore" })).status !== 0) return undefined;
  return {
    dataFolder,
    binaries,
    spawn: (program, args, options) => spawn("unshare", [...enter, program, ...args], quietly(options)),
  };
}

/** PostgreSQL as the user who owns the files. */
function hostAsUser(
  owner: { uid: number; gid: number },
  dataFolder: string,
  options: HostOptions,
): PostgresHost {
  const { uid, gid } = owner;
  const binaries = canUse(owner, options.binaries.postgres) ? options.binaries : copyBinaries(owner, options);
  return {
    dataFolder,
    binaries,
    owner: { uid, gid },
    spawn: (program, args, extra) => spawn(program, args, quietly({ ...extra, uid, gid })),
  };
}

/** Moves the database where another user can reach it, or decides that it is made there. */
function hostOnCopy(dataFolder: string, options: HostOptions): PostgresHost {
  const user =
    knownUsers().find(({ name }) => name === "postgres") ??
    knownUsers().find(({ name }) => name === "nobody") ??
    knownUsers()[0];
  if (user === undefined)
    throw new DatabaseStartError(
      "PostgreSQL does not run as root, and this machine has no other user: set DATABASE_URL.",
    );
  const home = path.join(reachableFolder(options), folderHash(options.folder));
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  fs.chownSync(home, user.uid, user.gid);
  const moved = path.join(home, "postgres");
  if (fs.existsSync(dataFolder)) moveData(dataFolder, moved, user);
  replaceFile(path.join(options.folder, "postgres.place"), `${moved}\n`);
  fs.rmSync(dataFolder, { recursive: true, force: true });
  return hostAsUser(user, moved, options);
}

/** The copy is whole before it gets its name, so that a crash half way leaves the original in use. */
function moveData(from: string, to: string, owner: { uid: number; gid: number }): void {
  const unfinished = `${to}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.cpSync(from, unfinished, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  chownAll(unfinished, owner);
  fs.rmSync(to, { recursive: true, force: true });
  fs.renameSync(unfinished, to);
}

function chownAll(place: string, owner: { uid: number; gid: number }): void {
  fs.lchownSync(place, owner.uid, owner.gid);
  if (!fs.lstatSync(place).isDirectory()) return;
  for (const name of fs.readdirSync(place)) chownAll(path.join(place, name), owner);
}

function copyBinaries(owner: { uid: number; gid: number }, options: HostOptions): PostgresBinaries {
  const copy = path.join(reachableFolder(options), `postgresql-${options.binaries.version}`);
  if (!fs.existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.cpSync(options.binaries.native, unfinished, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(unfinished, copy);
  }
  const binaries = binariesIn(copy, options.binaries.version);
  if (canUse(owner, binaries.postgres)) return binaries;
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and the copy made for another user in ${copy} cannot be run: start Bondline as an ordinary user, or set DATABASE_URL.`,
  );
}

function canUse(user: { uid: number; gid: number }, program: string): boolean {
  const { uid, gid } = user;
  return spawnSync(program, ["--version"], { ...quietly({ stdio: "ignore" }), uid, gid }).status === 0;
}

/** A folder of root's own that others may pass through; one that somebody else made beforehand is not trusted. */
function reachableFolder({ reachableFolders }: HostOptions): string {
  for (const place of reachableFolders) {
    try {
      fs.mkdirSync(place, { recursive: true, mode: 0o755 });
      const { uid, mode } = fs.statSync(place);
      if (uid === 0 && (mode & 0o022) === 0) return place;
    } catch {
      // The next place is tried; when none is left the sentence below names them all.
    }
  }
  throw new DatabaseStartError(
    `PostgreSQL does not run as root, and none of ${reachableFolders.join(", ")} can be written to hold a copy for another user: start Bondline as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Users that have a name, since initdb asks for it; "nobody" last, because its number also stands for unknown owners. */
function knownUsers(): { name: string; uid: number; gid: number }[] {
  const lines = fs.existsSync("/etc/passwd") ? fs.readFileSync("/etc/passwd", "utf8").split("\n") : [];
  return lines
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== "" && uid > 0 && gid > 0)
    .sort((a, b) => Number(a.name === "nobody") - Number(b.name === "nobody"));
}

function folderHash(folder: string): string {
  return crypto.createHash("sha256").update(folder).digest("hex").slice(0, 16);
}

/** Writes a file so that it is there whole or not at all. */
export function replaceFile(file: string, text: string): void {
  const unfinished = `${file}.new`;
  fs.writeFileSync(unfinished, text, { mode: 0o600 });
  fs.renameSync(unfinished, file);
}

/** The settings of the surrounding shell must not reach PostgreSQL, nor may a folder it cannot enter be its own. */
function quietly<Options extends SpawnOptions>(options: Options): Options {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return {
    ...options,
    cwd: path.parse(process.cwd()).root,
    windowsHide: true,
    env: { ...Object.fromEntries(kept), LC_MESSAGES: "C" },
  };
}
