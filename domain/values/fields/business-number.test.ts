// ABN and ACN: the sums against a second oracle, the registers' own examples, the messages in their order.
// Shows: V-006, V-007, V-027, V-055, V-125..V-131, K-03.

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { abn, formatAbn, isAbn } from "./abn.ts";
import { abnOrAcn, formatAbnOrAcn, kindOfBusinessNumber } from "./abn-or-acn.ts";
import { acn, formatAcn, isAcn } from "./acn.ts";
import { accepts, validate } from "./testing.ts";

const VALID_ABNS = [
  "51 824 753 556",
  "48 123 123 124",
  "11 005 357 522",
  "33 007 457 141",
  "12 004 044 937",
  "46 008 583 542",
  "15 087 651 143",
  "88 000 014 675",
  "49 004 028 077",
  "16 009 661 901",
  "45 754 121 940",
  "28 008 984 049",
  "33 051 775 556",
  "99 051 588 348",
  "10 051 588 348",
  "50 008 559 486",
  "53 004 085 616",
];
const FALSE_ABNS = [
  "51 824 753 557",
  "15 824 753 556",
  "53 004 085 617",
  "12 345 678 901",
  "11 111 111 111",
  "99 999 999 999",
];
const VALID_ACNS = [
  "000 000 019",
  "000 250 000",
  "000 500 005",
  "000 750 005",
  "001 000 004",
  "001 250 004",
  "001 500 009",
  "001 749 999",
  "001 999 999",
  "002 249 998",
  "002 499 998",
  "002 749 993",
  "003 999 988",
  "004 249 987",
  "004 499 987",
  "005 749 986",
  "006 999 980",
  "007 249 989",
  "008 999 979",
  "009 749 964",
  "010 249 966",
  "010 499 966",
  "010 749 961",
  "004 085 616",
];
const FALSE_ACNS = ["004 085 617", "123 456 789", "001 000 000", "000 000 018", "999 999 999"];

test("the numbers of real businesses are right, and are kept as digits", () => {
  for (const typed of VALID_ABNS) assert.equal(validate(abn, typed), typed.replaceAll(" ", ""), typed);
  for (const typed of VALID_ACNS) assert.equal(validate(acn, typed), typed.replaceAll(" ", ""), typed);
  for (const typed of [...VALID_ABNS, ...VALID_ACNS])
    assert.equal(validate(abnOrAcn, typed), typed.replaceAll(" ", ""));
});

test("numbers whose sum is wrong are invalid", () => {
  for (const typed of FALSE_ABNS) assert.equal(validate(abn, typed), "Invalid ABN", typed);
  for (const typed of FALSE_ACNS) assert.equal(validate(acn, typed), "Invalid ACN", typed);
  assert.equal(validate(abnOrAcn, "51 824 753 557"), "Invalid ABN");
  assert.equal(validate(abnOrAcn, "004 085 617"), "Invalid ACN");
});

test("numbers that pass the sum and are never issued are invalid: zeros, one repeated digit, a leading zero", () => {
  assert.equal(validate(acn, "000000000"), "Invalid ACN");
  assert.equal(validate(abn, "00000000000"), "Invalid ABN");
  assert.equal(validate(abn, "10000000000"), "Invalid ABN");
  const repeatedTails = Array.from({ length: 900 }, (_, index) => String(index + 100)).flatMap((digits) => {
    const number = digits.slice(0, 2) + (digits[2] ?? "").repeat(9);
    return weighAbn(number) ? [number] : [];
  });
  assert.ok(repeatedTails.length > 0);
  for (const number of repeatedTails) assert.equal(validate(abn, number), "Invalid ABN", number);
  const leadingZeros = Array.from(
    { length: 2000 },
    (_, index) => `0${String(index).padStart(10, "0")}`,
  ).filter(weighAbn);
  assert.ok(leadingZeros.length > 0);
  for (const number of leadingZeros) assert.equal(validate(abn, number), "Invalid ABN", number);
});

test("an ABN is right exactly when a second oracle says so", () => {
  const nearMiss = fc.constantFrom(...VALID_ABNS.map((text) => text.replaceAll(" ", "")));
  const anyNumber = fc.oneof(
    fc.bigInt(10_000_000_000n, 99_999_999_999n).map(String),
    fc
      .tuple(nearMiss, fc.nat(10), fc.nat(9))
      .map(([text, at, digit]) => text.slice(0, at) + digit + text.slice(at + 1)),
  );
  fc.assert(
    fc.property(anyNumber, (number) => {
      const neverIssued = number.startsWith("0") || new Set(number.slice(2)).size === 1;
      assert.equal(isAbn(number), weighAbn(number) && !neverIssued);
    }),
    { numRuns: 1000 },
  );
});

test("an ACN is right exactly when a second oracle says so, and one check digit in ten is", () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), (stem) => {
      const text = String(stem).padStart(8, "0");
      const right = [..."0123456789"].filter((digit) => isAcn(text + digit));
      const neverIssued = new Set(text + checkDigitOfAcn(text)).size === 1;
      assert.deepEqual(right, neverIssued ? [] : [checkDigitOfAcn(text)]);
    }),
  );
});

test("spaces of any kind, hyphens and dots inside are dropped, and white space round the number", () => {
  const typed = [
    "51824753556",
    " 51 824 753 556 ",
    "51-824-753-556",
    "51.824.753.556",
    "51\u00a0824\u2009753\u202f556",
    "\t51824753556\n",
  ];
  for (const text of typed) assert.equal(validate(abn, text), "51824753556", JSON.stringify(text));
  assert.equal(validate(acn, "004-085.616"), "004085616");
});

test("the three messages come in their order", () => {
  const validated: readonly [string, string][] = [
    ["51 824 753 55x", "An ABN must only include digits"],
    ["ABN 51824753556", "An ABN must only include digits"],
    ["٥١٨٢٤٧٥٣٥٥٦", "An ABN must only include digits"],
    ["-51824753556", "An ABN must only include digits"],
    ["51824753556.", "An ABN must only include digits"],
    ["+51824753556", "An ABN must only include digits"],
    ["", "An ABN must only include digits"],
    ["5182475355", "An ABN must consist of 11 digits"],
    ["518247535566", "An ABN must consist of 11 digits"],
    ["51824753557", "Invalid ABN"],
  ];
  for (const [typed, message] of validated) assert.equal(validate(abn, typed), message, typed);
  assert.equal(validate(acn, "00408561x"), "An ACN must only include digits");
  assert.equal(validate(acn, "00408561"), "An ACN must consist of 9 digits");
  assert.equal(validate(acn, "51824753556"), "An ACN must consist of 9 digits");
  assert.equal(validate(abnOrAcn, "x"), "An ABN or ACN must only include digits");
  for (const digits of ["1", "12345678", "1234567890", "123456789012"]) {
    assert.equal(validate(abnOrAcn, digits), "An ABN or ACN must consist of 9 or 11 digits", digits);
  }
});

test("at most 14 characters count, as typed with their spaces but without those round them", () => {
  assert.ok(accepts(abnOrAcn, "51 824 753 556"));
  assert.ok(accepts(abnOrAcn, `   ${"51 824 753 556"}   `));
  assert.equal(validate(abnOrAcn, "51  824 753 556"), "This field must have at most 14 characters.");
});

test("numbers are shown as the register spaces them", () => {
  assert.equal(formatAbn("51824753556"), "51 824 753 556");
  assert.equal(formatAcn("004085616"), "004 085 616");
  assert.equal(formatAbnOrAcn("51824753556"), "51 824 753 556");
  assert.equal(formatAbnOrAcn("004085616"), "004 085 616");
  assert.equal(formatAbnOrAcn("12"), "12");
  assert.equal(kindOfBusinessNumber("004085616"), "ACN");
  assert.equal(kindOfBusinessNumber("51824753556"), "ABN");
});

/** The register's rule put differently: take 1 from the first digit as a power of ten, then weigh big integers from the right. */
function weighAbn(digits: string): boolean {
  let rest = BigInt(digits) - 10_000_000_000n;
  if (rest < 0n) rest += 100_000_000_000n;
  const borrowed = BigInt(digits) < 10_000_000_000n;
  let sum = 0n;
  for (let weight = 19n; weight >= 1n; weight -= 2n) {
    sum += weight * (rest % 10n);
    rest /= 10n;
  }
  return (sum + 10n * (borrowed ? -1n : rest)) % 89n === 0n;
}

/** Counted up until the whole sum is a multiple of ten. */
function checkDigitOfAcn(stem: string): string {
  let sum = 0;
  for (let index = 0; index < 8; index += 1) sum += (8 - index) * Number(stem.charAt(index));
  let check = 0;
  while ((sum + check) % 10 !== 0) check += 1;
  return String(check);
}
