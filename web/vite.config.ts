// Builds the client for a strict content policy and, in development, passes server paths on to the running server.

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type ProxyOptions } from "vite";
import { operationsInPlace } from "./api/operations-plugin.ts";

const SERVER_PATHS = ["/graphql", "/files", "/sandbox", "/webhooks", "/configuration.json"];

/**
 * Seventy files of half a kilobyte compress badly, so what is needed together is one file. A group takes along what its
 * files import: `start` is what every address needs (not the entry itself, which waits for the configuration and would
 * keep whoever imports from it waiting too), `sign-in` what the first page of most visits adds to it, `frame` what nearly
 * every other page shares. Gzipped, the sign-in page came to 178 kB in files of their own, to 160 with a frame of what
 * thirty share, and comes to 143 with these; every other page is smaller too.
 */
const CHUNK_GROUPS = [
  {
    name: "base",
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store)|urql|@urql|wonka|@0no-co)[\\/]/,
    priority: 4,
  },
  {
    name: "start",
    test: /[\\/]web[\\/]app[\\/](app|start-app|configuration|connection|error-reporting|watch-hooks)\.tsx?$/,
    priority: 3,
  },
  {
    name: "sign-in",
    test: /[\\/]web[\\/]screens[\\/]accounts[\\/]login-screen\.tsx$/,
    priority: 2,
  },
  {
    name: "frame",
    test: /[\\/](web[\\/](ui|app|api)|web[\\/]paths|domain|lucide-react)[\\/.]/,
    minShareCount: 30,
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
    rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
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
