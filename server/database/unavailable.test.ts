// Every error that PostgreSQL has for what lies outside of it asks people to try again, and no other of its errors does.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { findPostgresBinaries } from "./embedded/postgres-binaries.ts";
import { isUnavailable, isWritingRefused, sentenceOfOutsideFault } from "./unavailable.ts";

/** As the server that we bring lists them itself: SQLSTATE, kind, macro, name. */
const LIST = readFileSync(join(findPostgresBinaries().native, "share", "postgresql", "errcodes.txt"), "utf8");
const ERRORS = [...LIST.matchAll(/^([0-9A-Z]{5})\s+E\s+\S+\s+(\S+)/gm)].map(([, code = "", name = ""]) => ({
  code,
  name,
}));
const OUTSIDE = ["08", "53", "57P", "58"];
/** Of other classes, what passes when it is asked again: a statement that took too long, two that met, a session cut off, a follower. */
const PASSES = ["57014", "40001", "40P01", "25P03", "25006"];

const errorOf = (code: string) => Object.assign(new Error("said by the database"), { code });

test("each error of the classes that lie outside, and none of the others", () => {
  assert.ok(ERRORS.length > 200, String(ERRORS.length));
  for (const { code, name } of ERRORS) {
    const isOutside = OUTSIDE.some((start) => code.startsWith(start)) || PASSES.includes(code);
    assert.equal(isUnavailable(errorOf(code)), isOutside, `${code} ${name}`);
  }
});

test("a list that forgets one of the classes is noticed", () => {
  for (const forgotten of OUTSIDE)
    assert.ok(
      ERRORS.some(({ code }) => code.startsWith(forgotten) && isUnavailable(errorOf(code))),
      forgotten,
    );
});

test("a disk without room stops writing, whoever says so, and is told in a sentence", () => {
  for (const code of ["53100", "ENOSPC", "EDQUOT"]) {
    assert.equal(isWritingRefused(errorOf(code)), true, code);
    assert.equal(sentenceOfOutsideFault(errorOf(code)), "The disk is full: free some space and start again.");
  }
  assert.match(
    sentenceOfOutsideFault(errorOf("57P01")) ?? "",
    /^The database cannot be used at the moment \(.*\): .*\.$/,
  );
  assert.equal(sentenceOfOutsideFault(errorOf("42601")), undefined);
  assert.equal(isWritingRefused(errorOf("57P01")), false);
});
