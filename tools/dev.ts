// npm run dev: the server, started anew at every change, and the client through Vite, in one command; Ctrl-C stops both.
import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import { ensureClientTypes } from "./set-up/client-types.mjs";
import { inProject, PROJECT_ROOT } from "./set-up/project-root.mjs";
import { environmentWith } from "./set-up/run-program.mjs";
import { printLine } from "./testing/suite.ts";

const CLIENT_PORT = process.env.DEV_PORT ?? "5173";
const SERVER_PORT = process.env.PORT ?? "4000";
const CLIENT_ADDRESS = `http://127.0.0.1:${CLIENT_PORT}`;

await ensureClientTypes(process.execPath);
const server = start(PROJECT_ROOT, ["--watch", "--watch-preserve-output", inProject("server", "main.ts")], {
  PORT: SERVER_PORT,
  // Links in mails lead to where the client is served while it is worked on.
  PUBLIC_URL: process.env.PUBLIC_URL ?? CLIENT_ADDRESS,
});
const vite = inProject("node_modules", "vite", "bin", "vite.js");
const client = start(inProject("web"), [vite, "--host", "127.0.0.1", "--port", CLIENT_PORT, "--strictPort"], {
  BONDLINE_API: `http://127.0.0.1:${SERVER_PORT}`,
});
keepTypesFresh();
// Ctrl-C reaches the children by itself; we wait for them rather than leave them behind.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const each of [server, client]) each.kill(signal);
  });
}
printLine(`The client is served at ${CLIENT_ADDRESS} and follows your changes.`);
await Promise.race([ended(server), ended(client)]);
for (const each of [server, client]) each.kill("SIGTERM");
await Promise.all([ended(server), ended(client)]);
process.exit();

function start(cwd: string, args: string[], settings: Record<string, string>): ChildProcess {
  const env = { ...environmentWith(process.execPath), ...settings };
  return spawn(process.execPath, args, { cwd, stdio: "inherit", env });
}

/** Makes the client's types again when the contract or an operation changes. */
function keepTypesFresh(): void {
  let waiting: NodeJS.Timeout | undefined;
  const later = (_: string, name: string | null) => {
    if (name === null || !/(-operations\.ts|schema\.graphql)$/.test(name)) return;
    clearTimeout(waiting);
    // An operation that is half typed cannot be made into types; the words of the maker are on the screen.
    waiting = setTimeout(
      () => ensureClientTypes(process.execPath).catch((error) => printLine(error.message)),
      300,
    );
  };
  fs.watch(inProject("web"), { recursive: true }, later);
  fs.watch(inProject("schema.graphql"), later);
}

function ended(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", resolve));
}
