// The product as it is started anywhere, over the bench's database.

import { join } from "node:path";
import { startServer } from "../../server/start-server.ts";
import { benchSettings } from "./bench-settings.ts";
import { serveParent } from "./forked-server.ts";

const server = await startServer({
  settings: benchSettings(JSON.parse(process.env.BENCH_ENVIRONMENT ?? "{}")),
  ownerUrl: process.env.BENCH_DATABASE ?? "",
  clientFolder: join(import.meta.dirname, "..", "..", "web", "dist"),
  logLevel: "error",
});
serveParent(server.url, () => server.stop());
