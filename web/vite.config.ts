// Builds the client for a strict content policy and, in development, passes server paths on to the running server.

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type ProxyOptions } from "vite";
import { operationsInPlace } from "./api/operations-plugin.ts";

const SERVER_PATHS = ["/graphql", "/files", "/sandbox", "/webhooks", "/configuration.json"];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [operationsInPlace(), react(), tailwindcss(), kitPage()],
  build: {
    // The content policy blocks data: addresses for fonts and scripts, so no asset may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Lands in dist/.vite, which the server reads at start and never serves.
    manifest: true,
    sourcemap: false,
    target: "es2023",
  },
  server: { proxy: proxyToServer(process.env.BONDLINE_API ?? "http://127.0.0.1:4000") },
});

function proxyToServer(target: string): Record<string, ProxyOptions> {
  return Object.fromEntries(SERVER_PATHS.map((path) => [path, { target, changeOrigin: false, ws: true }]));
}

/** Shows the kit at /dev/kit. A build has one page alone, so the kit never reaches production. */
function kitPage(): Plugin {
  return {
    name: "bondline-kit-page",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [path, search] = (request.url ?? "").split("?");
        if (path === "/dev/kit")
          request.url = `/screens/dev-kit/index.html${search === undefined ? "" : `?${search}`}`;
        next();
      });
    },
  };
}
