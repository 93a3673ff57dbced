// Builds the client for a strict content policy and, in development, passes server paths on to the running server.

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type ProxyOptions } from "vite";
import { operationsInPlace } from "./api/operations-plugin.ts";
import { firstViews } from "./first-views-plugin.ts";

const SERVER_PATHS = ["/graphql", "/files", "/sandbox", "/webhooks", "/configuration.json"];

/**
 * Seventy files of half a kilobyte compress badly, and a browser asks for six at a time, so what is needed together is one
 * file. A group takes along what its files import: `start` is what every address needs (not the entry itself, which waits
 * for the configuration and would keep whoever imports from it waiting too), `sign-in` what the first page of most visits
 * adds to it, `fields` how values are read and checked, `signed-in` the frame of all others, `table` and `form` what most of
 * those show, `frame` what fourteen share besides. Gzipped, the sign-in page came to 178 kB in files of their own and comes to 137
 * with these; the list comes in 15 files instead of 43 and the wizard in 24 instead of 69.
 */
const CHUNK_GROUPS = [
  {
    name: "base",
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|react-store|store)|urql|@urql|wonka|@0no-co)[\\/]/,
    priority: 7,
  },
  {
    name: "start",
    test: /[\\/]web[\\/]app[\\/](app|start-app|root-layout|configuration|connection|error-reporting|watch-hooks)\.tsx?$/,
    priority: 6,
  },
  {
    name: "sign-in",
    test: /[\\/]web[\\/]screens[\\/]people[\\/]accounts[\\/]login-screen\.tsx$/,
    priority: 5,
  },
  {
    name: "fields",
    test: /[\\/]domain[\\/]values[\\/](?!reference-data[\\/](?!option-list)|fields[\\/]password)/,
    priority: 4,
  },
  {
    name: "signed-in",
    test: /[\\/]web[\\/]app[\\/]signed-in-layout\.tsx$/,
    priority: 3,
  },
  {
    name: "table",
    test: /[\\/]web[\\/]ui[\\/](data-table|pagination|search-field|select-field|tabs|two-line-cell)\.tsx$/,
    priority: 2,
  },
  {
    name: "form",
    test: /[\\/]web[\\/](ui[\\/](confirm-dialog|date-field|dialog|form-section|money-field|radio-group-field|sticky-footer|text-area|text-field|yes-no-field)|app[\\/](fields[\\/]address-input|field-rules-resolver))\.tsx?$/,
    priority: 1,
  },
  {
    name: "frame",
    test: /[\\/](web[\\/](ui|app|api)|web[\\/]paths|domain|lucide-react)[\\/.]/,
    minShareCount: 14,
    priority: 0,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [operationsInPlace(), react(), tailwindcss(), firstViews(), kitPage()],
  build: {
    // The content policy blocks data: addresses for fonts and scripts, so no asset may be inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    target: "es2023",
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
        // Every page begins with the names of all pieces: a shorter mark of what each holds distinguishes them as well.
        chunkFileNames: "assets/[name]-[hash:7].js",
      },
    },
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
          request.url = `/screens/portal/dev-kit/index.html${search === undefined ? "" : `?${search}`}`;
        next();
      });
    },
  };
}
