// The gate on what nobody uses finds it in a small project, and passes one in which all is used.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { unusedFindings } from "./unused.ts";

const USED: Record<string, string> = {
  "package.json": JSON.stringify({ name: "small", type: "module", dependencies: { pg: "1.0.0" } }),
  "knip.json": JSON.stringify({
    ignoreExportsUsedInFile: true,
    entry: ["main.ts!", "*.test.ts"],
    project: ["*.ts!", "!*.test.ts!"],
  }),
  "main.ts": 'import pg from "pg";\nimport { fee } from "./fee.ts";\nconsole.log(pg, fee);\n',
  "fee.ts": "export const fee = 1;\n",
  "fee.test.ts": 'import { fee } from "./fee.ts";\nconsole.log(fee);\n',
};

async function findingsIn(context: { after(act: () => void): void }, changed: Record<string, string>) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "bondline-unused-"));
  context.after(() => fs.rmSync(root, { recursive: true, force: true }));
  const packaged = path.join(root, "node_modules/pg");
  fs.mkdirSync(packaged, { recursive: true });
  fs.writeFileSync(
    path.join(packaged, "package.json"),
    '{ "name": "pg", "version": "1.0.0", "main": "a.js" }',
  );
  fs.writeFileSync(path.join(packaged, "a.js"), "");
  for (const [name, text] of Object.entries({ ...USED, ...changed }))
    fs.writeFileSync(path.join(root, name), text);
  return (await unusedFindings(root)).join("\n");
}

test("a project in which all is used passes", async (context) => {
  assert.equal(await findingsIn(context, {}), "");
});

const FAULTY = {
  "package.json": JSON.stringify({
    name: "small",
    type: "module",
    dependencies: { pg: "1.0.0", left: "1.0.0" },
  }),
  "main.ts":
    'import pg from "pg";\nimport other from "undeclared";\nimport { fee } from "./fee.ts";\nconsole.log(pg, other, fee);\n',
  "fee.ts": "export const fee = 1;\nexport const old = 2;\nexport const rule = 3;\n",
  "fee.test.ts": 'import { fee, rule } from "./fee.ts";\nconsole.log(fee, rule);\n',
  "left.ts": "console.log(1);\n",
};

test("what nobody uses, or tests alone, is named, and what is imported without being declared", async (context) => {
  const found = await findingsIn(context, FAULTY);
  assert.match(found, /fee\.ts: old/);
  assert.match(found, /fee\.ts: old, rule/);
  assert.match(found, /^left\.ts/m);
  assert.match(found, /package\.json: left/);
  assert.match(found, /main\.ts: undeclared/);
});
