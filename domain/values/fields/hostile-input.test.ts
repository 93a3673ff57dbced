// No rule may hang, throw or answer undefined, whatever text it is handed.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { abn } from "./abn.ts";
import { abnOrAcn } from "./abn-or-acn.ts";
import { accountNumber } from "./account-number.ts";
import { acn } from "./acn.ts";
import { address, findStateAndPostcode, isPoBox } from "./address.ts";
import { amount } from "./amount.ts";
import { bsb } from "./bsb.ts";
import { choice, choices } from "./choice.ts";
import { typedDate, wireDate } from "./date.ts";
import { email } from "./email.ts";
import { emailList } from "./email-list.ts";
import type { FieldRule } from "./field-rule.ts";
import { fileName } from "./file-name.ts";
import { guid } from "./guid.ts";
import { name } from "./name.ts";
import { wholeNumber } from "./number.ts";
import { password } from "./password.ts";
import { percentage } from "./percentage.ts";
import { australianMobile, australianPhone, formatPhone } from "./phone.ts";
import { postcode } from "./postcode.ts";
import { severalLines, singleLine } from "./text.ts";
import { url } from "./url.ts";

const LONG = 1_000_000;

const RULES: Readonly<Record<string, FieldRule<unknown>>> = {
  abn,
  abnOrAcn,
  accountNumber,
  acn,
  amount,
  australianMobile,
  australianPhone,
  bsb,
  email,
  fileName,
  guid,
  password,
  percentage,
  postcode,
  typedDate,
  url,
  wholeNumber,
  wireDate,
  address: address(LONG),
  choice: choice(["A"]),
  choices: choices(["A"], "None"),
  emailList: emailList(20),
  name: name(LONG),
  severalLines: severalLines(LONG),
  singleLine: singleLine(LONG),
};

const BYTES = 100_000;
const UNITS = [
  "a",
  "1",
  " ",
  ".",
  "-",
  ",",
  "@",
  "a.",
  "a@",
  "1,",
  "1,000,",
  "p.o",
  "po ",
  "box ",
  "box no ",
  "NSW ",
  "NSW 20",
  "(",
  "\u00a0",
  "0",
  "1-",
  "+61",
  "https://",
  "a-",
  "ｐ",
  "😀",
  "\ud800",
  "\u0000",
  "\n",
  ";",
  "e\u0301",
  "'",
  "%",
  "$",
];

test("a hundred kilobytes of anything are validated, with a first part that fits or a last character that fits nothing", () => {
  for (const [named, rule] of Object.entries(RULES)) {
    for (const unit of UNITS) {
      const long = unit.repeat(Math.ceil(BYTES / unit.length));
      for (const text of [`${long}!`, `a@${long}`]) {
        assert.equal(typeof rule(text).ok, "boolean", `${named}: ${JSON.stringify(unit)}`);
      }
    }
  }
});

test("what looks into a text without judging it also ends", () => {
  for (const unit of UNITS) {
    const long = unit.repeat(Math.ceil(BYTES / unit.length));
    assert.equal(typeof isPoBox(long), "boolean");
    assert.equal(findStateAndPostcode(`${long}!`), undefined);
    assert.equal(typeof formatPhone(long), "string");
  }
});

test("every text gets an answer, and a refusal always says why", () => {
  const mixed = fc.array(fc.constantFrom(...UNITS), { maxLength: 12 }).map((units) => units.join(""));
  const anyText = fc.oneof(fc.string({ unit: "binary-ascii" }), mixed);
  fc.assert(
    fc.property(anyText, (text) => {
      for (const rule of Object.values(RULES)) {
        const result = rule(text);
        assert.ok(result.ok ? result.value !== undefined : result.message.length > 0);
      }
    }),
    { numRuns: 300 },
  );
});

test("what a rule has accepted it accepts again, and leaves as it is", () => {
  const written = fc.stringMatching(/^[ 0-9A-Za-z@.,:$%+()-]{1,30}$/);
  const kept = {
    abnOrAcn,
    acn,
    bsb,
    email,
    name: name(255),
    address: address(255),
    australianPhone,
    guid,
    url,
  };
  fc.assert(
    fc.property(written, (text) => {
      for (const rule of Object.values(kept)) {
        const first = rule(text);
        if (first.ok) assert.deepEqual(rule(first.value), first);
      }
    }),
    { numRuns: 500 },
  );
});
