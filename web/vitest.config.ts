// Runs the component tests in jsdom, without style sheets and without the network.

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
    restoreMocks: true,
  },
});
