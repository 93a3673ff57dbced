// The servers in bench/peers, over the bench's database under the product's own role.

import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { addressForRole } from "../../server/database/connect.ts";
import { benchSettings } from "./bench-settings.ts";
import { forkServer } from "./forked-server.ts";

/** Only whoever measures them shall have them: installed when they are first asked for. */
export function installPeers(): void {
  const folder = join(import.meta.dirname, "../peers");
  const installed = statSync(join(folder, "node_modules/.package-lock.json"), { throwIfNoEntry: false });
  if (installed !== undefined && installed.mtimeMs > statSync(join(folder, "package-lock.json")).mtimeMs)
    return;
  console.error("Installing the servers of others ...");
  execFileSync("npm", ["ci", "--ignore-scripts"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}

export type Peers = { urls: { yoga: string; postgraphile: string }; stop(): Promise<void> };

export async function startPeers(ownerUrl: string): Promise<Peers> {
  const address = addressForRole(ownerUrl, "bondline_app", benchSettings().secrets.databaseAppPassword);
  const yoga = await forkServer("../peers/yoga-server.mjs", address);
  const postgraphile = await forkServer("../peers/postgraphile-server.mjs", address);
  return {
    urls: { yoga: yoga.url, postgraphile: postgraphile.url },
    stop: async () => {
      await yoga.stop();
      await postgraphile.stop();
    },
  };
}
