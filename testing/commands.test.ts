// Every command is found by its name: a mutation of the contract has one file of its name, and a file of commands holds one.

import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { schema } from "../server/graphql/schema.ts";

const MODULES = join(import.meta.dirname, "..", "server", "modules");
const FUNCTION = /^export (?:async )?function (\w+)/gm;

const files = globSync("*/*/commands/*.ts", { cwd: MODULES });

/** Without its dashes, so that names with capitals in a row need no rule of their own. */
function plain(name: string): string {
  return name.replaceAll("-", "").toLowerCase();
}

test("every mutation has one file that holds its command", () => {
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const wrong = mutations.filter(
    (name) => files.filter((file) => plain(basename(file, ".ts")) === plain(name)).length !== 1,
  );
  assert.ok(mutations.length > 0);
  assert.deepEqual(wrong, []);
});

test("every file of commands exports one function, by the name of the file", () => {
  const wrong = files.filter((file) => {
    const functions = [...readFileSync(join(MODULES, file), "utf8").matchAll(FUNCTION)].map(
      ([, name]) => name,
    );
    return functions.length !== 1 || plain(functions[0] ?? "") !== plain(basename(file, ".ts"));
  });
  assert.deepEqual(wrong, []);
});
