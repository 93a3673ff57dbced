// The database the server works with: the one that is named, or the embedded one.

import type { Settings } from "./config.ts";
import { startEmbeddedDatabase } from "./database/embedded/embedded-database.ts";

export type StartedDatabase = { ownerUrl: string; stop(): Promise<void> };

export async function startDatabase(settings: Settings): Promise<StartedDatabase> {
  const { databaseUrl, databaseDirectUrl } = settings;
  if (databaseUrl !== undefined)
    return { ownerUrl: databaseDirectUrl ?? databaseUrl, stop: async () => undefined };
  return await startEmbeddedDatabase({
    folder: settings.dataFolder,
    log: () => undefined,
  });
}
