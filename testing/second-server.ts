// A second instance over the same database and files, for what instances must hold together.

import type { App } from "../server/app.ts";
import { startServer } from "../server/start-server.ts";
import { testSettings, type World } from "./world.ts";

export type SecondServer = { app: App; url: string; stop(): Promise<void> };

export async function aSecondServer(
  world: World,
  environment: Record<string, string> = {},
): Promise<SecondServer> {
  const server = await startServer({
    settings: await testSettings(world.app.settings.dataFolder, environment),
    ownerUrl: world.ownerUrl,
    clock: world.clock,
    logLevel: "silent",
  });
  return { app: server.app, url: server.url, stop: () => server.stop() };
}
