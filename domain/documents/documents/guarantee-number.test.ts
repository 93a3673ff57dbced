// When two spellings of a guarantee number, or of a bank's name, are one.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bankNameKey,
  GUARANTEE_NUMBER_MESSAGE,
  guaranteeNumber,
  guaranteeNumberKey,
} from "./guarantee-number.ts";

test("neither case, width, spaces nor marks make another number; a letter or a digit does", () => {
  const same = [
    "DUP 777",
    "dup-777",
    "DUP\u00a0777",
    "D.U.P/7_7 7",
    "\uff24\uff35\uff30\uff17\uff17\uff17",
    "DUP\u200b777",
    "#DUP(777)",
  ];
  for (const number of same) assert.equal(guaranteeNumberKey(number), "dup777", number);
  for (const number of ["DUP 778", "DUP 0777", "DVP 777", "DUP 77"])
    assert.notEqual(guaranteeNumberKey(number), "dup777", number);
});

test("a number has letters or digits, and none of another script", () => {
  for (const number of ["G 2026/001183", "BBA-55012", "<b>7</b>", "\uff21\uff11", "No. 5 \u2014 A"])
    assert.deepEqual(guaranteeNumber(number), { ok: true, value: number });
  for (const number of ["---", "\u0410\u0412 12", "A\u03921", "\u0661\u0662", "\u00e9 12"])
    assert.deepEqual(guaranteeNumber(number), { ok: false, message: GUARANTEE_NUMBER_MESSAGE }, number);
});

test("what kind of company it is makes no other bank", () => {
  const same = [
    "Macquarie Bank Limited",
    "MACQUARIE BANK LTD.",
    "Macquarie  Bank",
    "macquarie-bank pty. ltd",
  ];
  for (const name of same) assert.equal(bankNameKey(name), "macquariebank", name);
  for (const name of ["Macquarie", "Limited Bank of Macquarie", "Macquarie Banking"])
    assert.notEqual(bankNameKey(name), "macquariebank", name);
});
