// Settings come from three places in a fixed order, and a damaged file is told, never passed over.

import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { readEnvironment } from "./environment.ts";

test("the process wins over .env, and .env over bondline.config.json", (context) => {
  const folder = folderWith(context, {
    "bondline.config.json": '{ "PORT": 4001, "HOST": "config", "BUILD_NUMBER": "7" }',
    ".env":
      "# Settings of this machine.\nPORT=4002\nexport HOST='from env' # said why\n\nMULTI=\"one\ntwo\"\n",
  });
  const read = readEnvironment(folder, { PORT: "4003", UNSET: undefined });
  assert.deepEqual({ ...read }, { PORT: "4003", HOST: "from env", BUILD_NUMBER: "7", MULTI: "one\ntwo" });
});

test("without files the process's own settings are all there is", (context) => {
  assert.deepEqual({ ...readEnvironment(folderWith(context, {}), { PORT: "1" }) }, { PORT: "1" });
});

test("damaged files stop the start with one sentence that names the file and the place", (context) => {
  const damaged: [file: string, text: string, sentence: RegExp][] = [
    [
      ".env",
      "PORT=4000\nthis is not a setting\n",
      /\.env is damaged: line 2 is not of the form NAME=value\.$/,
    ],
    [".env", 'PORT="4000\n', /\.env is damaged: line 1 is not of the form NAME=value\.$/],
    [".env", "\u0000\u0001\u0002", /\.env is damaged: line 1 /],
    [
      "bondline.config.json",
      '{ "PORT": 40',
      /bondline\.config\.json is damaged: it is not valid JSON \(.*\)\.$/,
    ],
    ["bondline.config.json", "[4000]", /bondline\.config\.json is damaged: it must be one object/],
    [
      "bondline.config.json",
      '{ "PORT": { "http": 4000 } }',
      /bondline\.config\.json is damaged: PORT must be a text, a number, true or false\.$/,
    ],
  ];
  for (const [file, text, sentence] of damaged) {
    const folder = folderWith(context, { [file]: text });
    assert.throws(() => readEnvironment(folder, {}), { name: "ConfigurationError", message: sentence });
  }
});

test("a setting file that is a folder is told as well", (context) => {
  const folder = folderWith(context, {});
  mkdirSync(join(folder, ".env"));
  assert.throws(() => readEnvironment(folder, {}), {
    name: "ConfigurationError",
    message: /\.env cannot be read \(EISDIR\)/,
  });
});

function folderWith(context: TestContext, files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "bondline-environment-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
