// Runs the component tests in jsdom, without style sheets and without the network.

import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    environment: "jsdom",
    include: ["**/*.test.ts", "**/*.test.tsx"],
    setupFiles: ["./testing/set-up.ts"],
    css: false,
    // A page and the whole client anew for each file cost more than its tests: files share them, and the set-up empties both.
    isolate: false,
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    unstubGlobals: true,
  },
});
