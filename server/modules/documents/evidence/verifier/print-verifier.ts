// Prints the verifier of evidence as the two files that people take away: a script for Node and a page, each complete in itself.

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

/** By their names. @internal */
export function printedVerifiers(): Record<"verify-evidence.mjs" | "verify-evidence.html", string> {
  const checks = read("checks.mjs");
  return {
    "verify-evidence.mjs": `${checks}\n${read("command.mjs")}`,
    "verify-evidence.html": pageOf(`\n${checks}\n${read("page.mjs")}`, `\n${read("page.css")}`),
  };
}

/** Nothing but its own script and style may run or be loaded, wherever it is opened. */
function pageOf(script: string, style: string): string {
  const policy = `default-src 'none'; script-src '${hashOf(script)}'; style-src '${hashOf(style)}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Verify evidence</title>
<style>${style}</style>
</head>
<body>
<h1>Verify evidence</h1>
<p>Nothing leaves this page. Take the fingerprint from the portal, not from the person who gave you the pack.</p>
<form>
<label for="pack">Evidence pack</label>
<input id="pack" name="pack" type="file" accept=".zip" required>
<label for="fingerprint">Fingerprint of the signer</label>
<input id="fingerprint" name="fingerprint" autocomplete="off" spellcheck="false" required>
<button type="submit">Verify</button>
</form>
<div id="result" role="status"></div>
<script type="module">${script}</script>
</body>
</html>
`;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

if (import.meta.main)
  for (const [name, text] of Object.entries(printedVerifiers()))
    writeFileSync(join(import.meta.dirname, name), text);
