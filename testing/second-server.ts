// A second instance over the same database, for what instances must hold together.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { App } from "../server/app.ts";
import { startServer } from "../server/start-server.ts";
import { testSettings, type World } from "./world.ts";

export type SecondServer = { app: App; url: string; stop(): Promise<void> };

export async function aSecondServer(
  world: World,
  environment: Record<string, string> = {},
): Promise<SecondServer> {
  const folder = mkdtempSync(join(tmpdir(), "bondline-second-"));
  const server = await startServer({
    settings: await testSettings(folder, environment),
    ownerUrl: world.ownerUrl,
    clock: world.clock,
    logLevel: "silent",
  });
  return {
    app: server.app,
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
