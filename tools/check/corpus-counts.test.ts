// The gate on corpora: a count that is not theirs is told, and so is a corpus that the page leaves out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { corpusFindings } from "./corpus-counts.ts";

const PAGE = "| Surface | Corpus | Entries |\n| Routes | `server/routes-corpus.ts` | 12, and each route |\n";

test("a page that tells what is held is left alone", () => {
  assert.deepEqual(corpusFindings(PAGE, { "server/routes-corpus.ts": 12 }), []);
});

test("another count, a corpus that is left out, and one that is gone are told", () => {
  assert.deepEqual(corpusFindings(PAGE, { "server/routes-corpus.ts": 13 }), [
    "docs/proof.md names 12 entries of server/routes-corpus.ts, which holds 13",
  ]);
  assert.deepEqual(corpusFindings("", { "server/routes-corpus.ts": 13 }), [
    "docs/proof.md names no entries of server/routes-corpus.ts, which holds 13",
  ]);
  assert.deepEqual(corpusFindings(PAGE, {}), [
    "docs/proof.md names 12 entries of server/routes-corpus.ts, which holds none",
  ]);
});
