// Builds the client for a strict content policy and, in development, passes server paths on to the running server.

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type ProxyOptions } from "vite";
import { operationsInPlace } from "./api/operations-plugin.ts";

const SERVER_PATHS = ["/graphql", "/files", "/sandbox", "/webhooks", "/configuration.json"];

/**
 * Seventy files of half a kilobyte compress badly: what every page needs is one file, what most pages share another.
 * Measured on the sign-in page, gzipped: 156 kB in 72 files without, 142 kB in 30 with.
 */
const CHUNK_GROUPS = [
  {
    name: "base",
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store)|urql|@urql|wonka|@0no-co)[\\/]/,
    priority: 2,
  },
  {
    name: "frame",
    test: /[\\/](web[\\/](ui|app|api)|web[\\/]paths|domain|lucide-react)[\\/.]/,
    minShareCount: 10,
    priority: 1,
  },
];

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
    rolldownOptions: { output: { advancedChunks: { groups: CHUNK_GROUPS } } },
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
