// Makes the client's types and documents from schema.graphql and its operations when either has changed.
import { PROJECT_ROOT } from "./project-root.mjs";
import { isMadeFromSources, makeWith, sourcesHash, stampSources } from "./source-stamp.mjs";

/** Operations live in files of that name; other code of the client does not change what is made. */
const NOT_OPERATIONS = /(?<!-operations\.ts|\.graphql|codegen\.config\.ts|package-lock\.json)$/;

/** Makes web/api/generated unless it was made from exactly this contract and these operations. @param {string} node */
export async function ensureClientTypes(node, root = PROJECT_ROOT) {
  const sources = [
    "schema.graphql",
    "web/app",
    "web/screens",
    "web/api/codegen.config.ts",
    "package-lock.json",
  ];
  const made = { root, stamp: "web/api/generated/.sources-hash", sources, leftOut: NOT_OPERATIONS };
  if (isMadeFromSources(made)) return;
  const hash = sourcesHash(made);
  await makeWith(node, {
    root,
    program: "@graphql-codegen/cli/esm/bin.js",
    args: ["--config", "api/codegen.config.ts"],
    what: "The client's types",
    aloud: false,
  });
  stampSources(made, hash);
}
