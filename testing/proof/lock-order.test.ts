// The order of locks, for every mutation: no statement of it locks a row that docs/database.md has before one which is locked already.
// Shows: REL-08.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { EXAMPLES } from "../examples/calls.ts";
import { type Fixtures, fixturesOf, readyCall, sending } from "../examples/fixture.ts";
import { signInPersonas } from "../personas.ts";
import { transactionsOf } from "../statements.ts";
import { aWorld, type World } from "../world.ts";
import { recordProof } from "./record-proof.ts";

let world: World;
let fixtures: Fixtures;
before(async () => {
  world = await aWorld();
  fixtures = fixturesOf(world, await signInPersonas(world));
});
const count = { cases: 0, broken: 1, caught: 0 };
after(async () => {
  recordProof("lock-order", count);
  await world.end();
});

const ORDER = orderIn(readFileSync(join(import.meta.dirname, "..", "..", "docs", "database.md"), "utf8"));

/** Rows of their own that nobody else comes to, or that are the last thing a call does. */
const OF_NO_RECORD = ["mutation_result", "rate_limit", "mail_message"];

describe("the rows that a call locks come in the one order", () => {
  for (const name of Object.keys(EXAMPLES.Mutation))
    test(name, async () => {
      const call = await readyCall(fixtures, "Mutation", name);
      for (const sent of await transactionsOf(world.app, () => call.caller.ask(call.query, sending(call)))) {
        const locked = lockedByAll(sent.map(({ text }) => text));
        count.cases += locked.length;
        assert.equal(faultIn(locked), undefined);
      }
    });
});

test("a lock out of order, and a table without a place, would be seen", () => {
  assert.deepEqual(lockedBy("select 1 from draft d where id = $1 for no key update of d"), ["draft"]);
  assert.deepEqual(
    lockedBy("select 1 from invoice i where i.id in (select p.id from payment p) for no key update of i"),
    ["invoice"],
  );
  assert.equal(faultIn(["draft", "facility", "draft"]), undefined, "one that is held already is no new lock");
  assert.match(faultIn(["facility", "draft"]) ?? "", /draft after facility/);
  assert.match(faultIn(["draft", "unheard_of"]) ?? "", /unheard_of has no place/);
  count.caught += 1;
});

/** Of a table in which the call has made a row before, it is that row. */
function lockedByAll(texts: readonly string[]): string[] {
  return texts.flatMap((text, at) => {
    const made = texts.slice(0, at).flatMap((each) => /^\s*insert into (\w+)/.exec(each)?.[1] ?? []);
    return lockedBy(text).filter((table) => !made.includes(table));
  });
}

/** The tables whose present rows a statement locks. */
function lockedBy(text: string): string[] {
  const written = [
    ...text.matchAll(/\bupdate (?:only )?(\w+)(?: as)?(?: \w+)? set\b/g),
    ...text.matchAll(/\bdelete from (\w+)/g),
  ];
  const merged = /\binsert into (\w+)[\s\S]*on conflict[\s\S]*do update/.exec(text);
  const locks = [...text.matchAll(/\bfor no key update(?: of (\w+))?/g)].map(({ index, 1: alias }) =>
    lockedTable(text, text.slice(0, index), alias),
  );
  const names = [...locks, ...[...written, ...(merged === null ? [] : [merged])].map(([, table]) => table)];
  return names.filter((table) => table !== undefined && !OF_NO_RECORD.includes(table)) as string[];
}

/** The one that is named by its alias, else the last that was read from. */
function lockedTable(text: string, before: string, alias: string | undefined): string | undefined {
  if (alias === undefined) return [...before.matchAll(/\bfrom (\w+)/g)].at(-1)?.[1];
  return new RegExp(`\\b(?:from|join) (\\w+)(?: as)? ${alias}\\b`).exec(text)?.[1] ?? alias;
}

function faultIn(locked: readonly string[]): string | undefined {
  const first = [...new Set(locked)];
  const lost = first.find((table) => !ORDER.includes(table));
  if (lost !== undefined) return `${lost} has no place in docs/database.md, "Order of locks"`;
  const at = first.findIndex(
    (table, index) => ORDER.indexOf(table) < ORDER.indexOf(first[index - 1] ?? table),
  );
  return at === -1 ? undefined : `${first[at]} after ${first[at - 1]}`;
}

/** The names in the first two columns of the table, row by row. */
function orderIn(page: string): string[] {
  const table = page.split("| Order of locks |")[1]?.split("\n\n")[0] ?? "";
  return table
    .split("\n")
    .flatMap((row) => row.split("|").slice(1, 3))
    .flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ""));
}
