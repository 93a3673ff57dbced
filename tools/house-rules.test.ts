// Each house rule and each rule about whole files catches what it is for, and leaves right lines alone.
import assert from "node:assert/strict";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { complaintsOf, driftOf } from "./check/command-gates.ts";
import { brokenFileRules } from "./check/file-rules.ts";
import { brokenHouseRules, HOUSE_RULES } from "./check/house-rules.ts";
import { lockFindings } from "./check/lock-gate.ts";
import { readSourceFiles } from "./check/source-files.ts";

for (const each of HOUSE_RULES) {
  test(`caught on its wrong lines and silent on its right ones: ${each.rule}`, () => {
    assert.ok(each.wrong.length > 0 && each.right.length > 0);
    assert.deepEqual(
      each.wrong.filter((line) => !each.forbids.test(line)),
      [],
    );
    assert.deepEqual(
      each.right.filter((line) => each.forbids.test(line)),
      [],
    );
  });
}

test("a rule looks only at the files that it is about, and names the line", () => {
  const wrong = 'fine\nif (draft.status === "SUBMITTED") return;\n';
  const found = brokenHouseRules([
    { path: "web/screens/drafts/drafts/view/draft-view-screen.tsx", text: wrong },
    { path: "server/modules/drafts/drafts/commands/cancel-draft.ts", text: wrong },
    { path: "web/screens/drafts/drafts/view/draft-view-screen.test.tsx", text: wrong },
  ]);
  assert.equal(found.length, 1);
  assert.match(
    found[0] ?? "",
    /^web\/screens\/drafts\/drafts\/view\/draft-view-screen\.tsx:2 a screen never decides/,
  );
});

test("file names are kebab case, no index file hides anything, and pages may keep their customary names", () => {
  const text = "// Says what this page is for.\n";
  const paths = [
    "web/screens/DraftList.tsx",
    "domain/index.ts",
    "domain/values/money/money.ts",
    "README.md",
    "docs/requirements/DOC.md",
    ".ci/run",
    "server/database/migrations/0001-drafts.sql",
  ];
  const broken = brokenFileRules(
    paths.map((each) => ({
      path: each,
      text: each.endsWith(".sql") ? "-- Says what this page is for.\n" : text,
    })),
  );
  assert.deepEqual(
    broken.map((each) => each.split(":")[0]),
    ["web/screens/DraftList.tsx", "domain/index.ts"],
  );
});

test("a source file without an opening sentence is found", () => {
  const openings: [text: string, isBroken: boolean][] = [
    ["// Cancels a draft and voids what is still open on it.\nexport {};\n", false],
    ["/** Cancels a draft and voids what is still open on it. */\nexport {};\n", false],
    ["/*\n * Cancels a draft and voids what is still open on it.\n */\n", false],
    ['import { a } from "./a.ts";\n', true],
    ["\n// Too late.\n", true],
    ["//\n", true],
  ];
  for (const [text, isBroken] of openings) {
    assert.equal(brokenFileRules([{ path: "server/a.ts", text }]).length, isBroken ? 1 : 0, text);
  }
});

test("installed, built and generated files are not asked to keep our habits", (context) => {
  const root = temporaryProject(context, {
    "web/api/generated/gql.ts": "",
    "node_modules/a/index.ts": "",
    "web/dist/app.js": "",
    "web/main.tsx": "",
  });
  assert.deepEqual(
    readSourceFiles(root).map((file) => file.path),
    ["web/main.tsx"],
  );
});

test("a lock file that npm would refuse is found before a fresh clone is", (context) => {
  const locked = {
    "": { dependencies: { a: "1.0.0" } },
    "node_modules/a": { optionalDependencies: { "a-linux": "1.0.0" } },
    "node_modules/a-linux": {},
  };
  const root = temporaryProject(context, {
    "package.json": '{ "dependencies": { "a": "1.0.0" } }',
    "package-lock.json": JSON.stringify({ packages: locked }),
  });
  assert.deepEqual(lockFindings(root), []);

  fs.writeFileSync(path.join(root, "package.json"), '{ "dependencies": { "a": "1.0.0", "b": "1.0.0" } }');
  assert.match(
    lockFindings(root).join(),
    /^package\.json: its dependencies are not those of package-lock\.json/,
  );
  fs.writeFileSync(path.join(root, "package.json"), '{ "dependencies": { "a": "1.0.0" } }');
  fs.writeFileSync(
    path.join(root, "package-lock.json"),
    JSON.stringify({ packages: { ...locked, "node_modules/a-linux": undefined } }),
  );
  assert.match(lockFindings(root).join(), /a-linux, which node_modules\/a may need elsewhere, is left out/);
});

test("a program that ends badly is a finding, in its own words", async (context) => {
  const root = temporaryProject(context, {
    "bad.mjs": 'console.error("a.ts(1,1): wrong"); process.exit(2);',
    "good.mjs": "",
  });
  assert.deepEqual(await complaintsOf(root, ["bad.mjs"]), ["a.ts(1,1): wrong"]);
  assert.deepEqual(await complaintsOf(root, ["good.mjs"]), []);
});

test("what is printed from code is found when it drifts, and the committed file is left as it was", async (context) => {
  const root = temporaryProject(context, { "schema.graphql": "type Query { a: Int }\n" });
  const printing = (text: string) => async () => {
    fs.writeFileSync(path.join(root, "schema.graphql"), text);
    return [];
  };
  assert.deepEqual(
    await driftOf(root, "schema.graphql", printing("type Query { a: Int }\n"), "npm run schema"),
    [],
  );
  const drifted = await driftOf(
    root,
    "schema.graphql",
    printing("type Query { b: Int }\n"),
    "npm run schema",
  );
  assert.match(drifted.join(), /is not what the code makes: run "npm run schema" and commit it/);
  assert.equal(fs.readFileSync(path.join(root, "schema.graphql"), "utf8"), "type Query { a: Int }\n");
  assert.match((await driftOf(root, "missing.graphql", printing(""), "npm run schema")).join(), /is missing/);
});

function temporaryProject(context: { after(step: () => void): void }, files: Record<string, string>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "bondline-check-"));
  context.after(() => fs.rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
}
