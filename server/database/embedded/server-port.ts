// Ports on this machine for the embedded database.
import crypto from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { DatabaseStartError } from "./database-start-error.ts";
import { replaceFile } from "./postgres-host.ts";

/** Below the numbers that systems hand out to outgoing connections, so that a kept port is seldom found taken. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** The port of the last start when nobody else has it now, so that saved connections keep working; else another. */
export async function choosePort(folder: string): Promise<number> {
  const kept = fs.existsSync(portFile(folder))
    ? Number(fs.readFileSync(portFile(folder), "utf8"))
    : Number.NaN;
  if (Number.isInteger(kept) && kept > 1023 && kept < 65_536 && (await isPortFree(kept))) return kept;
  const port = await randomFreePort();
  replaceFile(portFile(folder), `${port}\n`);
  return port;
}

/** Lets the next choice fall on another port. */
export function forgetPort(folder: string): void {
  fs.rmSync(portFile(folder), { force: true });
}

function portFile(folder: string): string {
  return path.join(folder, "postgres.port");
}

async function randomFreePort(): Promise<number> {
  for (let tried = 0; tried < 100; tried += 1) {
    const port = crypto.randomInt(LOWEST, HIGHEST);
    if (await isPortFree(port)) return port;
  }
  throw new DatabaseStartError(
    `The database found no free port on 127.0.0.1 between ${LOWEST} and ${HIGHEST}.`,
  );
}

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve(true)));
  });
}
