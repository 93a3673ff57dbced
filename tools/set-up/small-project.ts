// A project small enough to try the launcher on: a server that waits, and a client whose builder counts its runs.
import fs from "node:fs";
import path from "node:path";

/** Says that it is ready, and ends in its own order when told to. */
export const SERVER_THAT_WAITS = `
process.on("SIGTERM", () => { console.log("ended in order by SIGTERM"); process.exit(0); });
setInterval(() => undefined, 60_000);
console.log("ready", process.pid);
process.send?.("ready", undefined, undefined, () => undefined);
`;

export const SMALL_CLIENT: Record<string, string> = {
  "schema.graphql": "type Query { version: Int }",
  "web/main.tsx": "",
  "web/api/generated/gql.ts": "",
  "node_modules/@graphql-codegen/cli/esm/bin.js": "",
  "node_modules/vite/bin/vite.js": `
    import fs from "node:fs";
    const runs = fs.existsSync("../builds") ? Number(fs.readFileSync("../builds", "utf8")) : 0;
    fs.writeFileSync("../builds", String(runs + 1));
    fs.rmSync("dist", { recursive: true, force: true });
    fs.mkdirSync("dist");
  `,
};

/** How often the small client was built. */
export function timesBuilt(root: string): number {
  return Number(fs.readFileSync(path.join(root, "builds"), "utf8"));
}
