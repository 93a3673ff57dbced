// Ports on this machine for the embedded database.
import crypto from "node:crypto";
import net from "node:net";
import { DatabaseStartError } from "./database-start-error.ts";

/** Below the numbers that systems hand out to outgoing connections, so that a kept port is seldom found taken. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

export async function randomFreePort(): Promise<number> {
  for (let tried = 0; tried < 100; tried += 1) {
    const port = crypto.randomInt(LOWEST, HIGHEST);
    if (await isPortFree(port)) return port;
  }
  throw new DatabaseStartError(
    `The database found no free port on 127.0.0.1 between ${LOWEST} and ${HIGHEST}.`,
  );
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => server.close(() => resolve(true)));
  });
}
