// The gate on corpora: a count that is not theirs is told, and so is a corpus that the page leaves out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { corpusFindings } from "./corpus-counts.ts";

const PAGE = "| Surface | Corpus | Entries |\n| Doors | `server/doors-corpus.ts` | 12, and each door |\n";

test("a page that tells what is held is left alone", () => {
  assert.deepEqual(corpusFindings(PAGE, { "server/doors-corpus.ts": 12 }), []);
});

test("another count, a corpus that is left out, and one that is gone are told", () => {
  assert.deepEqual(corpusFindings(PAGE, { "server/doors-corpus.ts": 13 }), [
    "docs/proof.md tells of 12 entries of server/doors-corpus.ts, which holds 13",
  ]);
  assert.deepEqual(corpusFindings("", { "server/doors-corpus.ts": 13 }), [
    "docs/proof.md tells of no entries of server/doors-corpus.ts, which holds 13",
  ]);
  assert.deepEqual(corpusFindings(PAGE, {}), [
    "docs/proof.md tells of 12 entries of server/doors-corpus.ts, which holds none",
  ]);
});
