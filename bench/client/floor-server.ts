// The floor under every route: an empty React page, built and served as the product's client is.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { build } from "vite";
import { registerClientFiles } from "../../server/http/client-files.ts";

export type FloorServer = { url: string; stop(): Promise<void> };

export async function serveFloor(): Promise<FloorServer> {
  const outDir = mkdtempSync(join(tmpdir(), "bondline-floor-"));
  await build({
    root: join(import.meta.dirname, "floor"),
    configFile: false,
    logLevel: "error",
    build: { outDir, modulePreload: { polyfill: false }, target: "es2023", emptyOutDir: true },
  });
  const http = Fastify();
  registerClientFiles(http, outDir);
  const url = await http.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    stop: async () => {
      await http.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
