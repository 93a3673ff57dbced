// A cell of a CSV file: quoted where it must be, and never a formula.
// Shows: RP-02..RP-04.

import assert from "node:assert/strict";
import { test } from "node:test";
import { csvText, withoutTextMark } from "./csv-text.ts";

test("a cell that a spreadsheet would run becomes text, also behind spaces", () => {
  for (const start of ["=", "+", "-", "@", "＝", "＋", "－", "＠"]) {
    assert.equal(csvCell(`${start}1`), `'${start}1`);
    assert.equal(csvCell(`  ${start}1`), `'  ${start}1`);
  }
  assert.equal(csvCell("\t=1"), "'\t=1");
  assert.equal(csvCell("\tname"), "'\tname");
  assert.equal(csvCell("\rname"), `"'\rname"`);
  assert.equal(csvCell("-5,00"), `"'-5,00"`);
});

test("a number below zero is none where its column has numbers, and whatever else stands there is", () => {
  assert.equal(csvText([["-5.00", "-5.00"]], new Set([1])), "'-5.00,-5.00\r\n");
  for (const text of ["-", "-5-5", "-5+1", "--5", "-5.", "-A1", "=-5", "-5,00", " -5", "-5 "])
    assert.match(csvText([[text]], new Set([0])), /^"?'/, text);
});

test("what was made text is read back as it was, with apostrophes of its own", () => {
  for (const text of ["=1", "'=1", "''=1", "' =1", "'name", "O'Neil", "  @x", "\tname", "-5", "", "'"])
    assert.equal(withoutTextMark(csvCell(text)), text);
});

test("commas, quotes, line breaks and spaces at the ends survive", () => {
  assert.equal(csvCell("a,b"), '"a,b"');
  assert.equal(csvCell('say "yes"'), '"say ""yes"""');
  assert.equal(csvCell("two\nlines"), '"two\nlines"');
  assert.equal(csvCell(" padded "), '" padded "');
  assert.equal(csvCell("1+1=2"), "1+1=2");
  assert.equal(csvCell(""), "");
});

function csvCell(value: string): string {
  return csvText([[value]]).slice(0, -2);
}
