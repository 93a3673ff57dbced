// Builds the web client when what it is made of has changed since it was last built.
import { ensureClientTypes } from "./client-types.mjs";
import { PROJECT_ROOT } from "./project-root.mjs";
import { isMadeFromSources, makeWith, sourcesHash, stampSources } from "./source-stamp.mjs";

/** Builds web/dist unless it was built from exactly these sources. @param {string} node the project's own Node */
export async function ensureClientBuilt(node, root = PROJECT_ROOT) {
  await ensureClientTypes(node, root);
  const sources = ["web", "domain", "schema.graphql", "package-lock.json"];
  const made = { root, stamp: "web/dist/.sources-hash", sources, leftOut: /\.test\.tsx?$/ };
  if (isMadeFromSources(made)) return;
  process.stderr.write("Building the web client ...\n");
  const hash = sourcesHash(made);
  const args = ["build", "--logLevel", "warn"];
  await makeWith(node, { root, program: "vite/bin/vite.js", args, what: "The web client", aloud: true });
  stampSources(made, hash);
}
