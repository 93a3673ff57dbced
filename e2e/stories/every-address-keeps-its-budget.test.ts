// What each address of the built client asks for before it has read anything is within its budget of script.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { gzipSync } from "node:zlib";
import { ROUTES } from "../../bench/client/routes.ts";
import { ensureClientBuilt } from "../../tools/set-up/client-build.mjs";

const CLIENT = join(import.meta.dirname, "../../web/dist");

before(() => ensureClientBuilt(process.execPath));

test("every address begins within its budget; what its cards ask for later, the bench measures", () => {
  const views: Record<string, string[]> = JSON.parse(
    readFileSync(join(CLIENT, ".vite/first-views.json"), "utf8"),
  );
  const page = readFileSync(join(CLIENT, "index.html"), "utf8");
  const always = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file);
  assert.ok(always.length > 1);
  const measured = Object.entries(ROUTES).flatMap(([name, { path, scriptMax }]) => {
    const address = Object.keys(views).find((pattern) => patternOf(pattern).test(path));
    if (address === undefined) return [];
    const kilobytes = sizeOf([...always, ...(views[address] ?? [])]) / 1000;
    return [{ name, kilobytes: Math.round(kilobytes), isOver: kilobytes > scriptMax }];
  });
  assert.ok(measured.length > 60, `${measured.length}`);
  assert.deepEqual(
    measured.filter(({ isOver }) => isOver),
    [],
  );
});

/** Where an id or a code stands in the address, any will do. */
function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replaceAll("*", "[^/?]+")}(\\?|$)`);
}

const sizes = new Map<string, number>();

function sizeOf(files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(CLIENT, file))).length;
    sizes.set(file, size);
    return sum + size;
  }, 0);
}
