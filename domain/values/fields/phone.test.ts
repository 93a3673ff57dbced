// Telephone numbers, each rule by what it takes and what it refuses.
// Shows: V-062, V-063, V-134..V-137.

import assert from "node:assert/strict";
import { test } from "node:test";
import { anyMobile, australianMobile, australianPhone, formatPhone } from "./phone.ts";
import { validate } from "./testing.ts";

test("an Australian mobile is kept in one form, however it is written", () => {
  const typed = [
    "0412345678",
    "0412 345 678",
    "0412-345-678",
    "(0412) 345 678",
    "+61412345678",
    "61412345678",
    "+61 412 345 678",
    "+61 0412 345 678",
    "+61 (0)412 345 678",
    "610412345678",
    "\u00a00412\u00a0345\u00a0678",
    " 0412345678 ",
  ];
  for (const text of typed) assert.equal(validate(australianMobile, text), "+61412345678", text);
});

test("what is no Australian mobile is refused", () => {
  const faulty = [
    "0312345678",
    "041234567",
    "04123456789",
    "+64412345678",
    "0412.345.678",
    "0412/345678",
    "o412345678",
    "٠٤١٢٣٤٥٦٧٨",
    "++61412345678",
    "",
  ];
  for (const text of faulty) {
    assert.equal(
      validate(australianMobile, text),
      "This field must be a valid Australian mobile number",
      text,
    );
  }
});

test("a mobile of any country is a plus and 10 to 15 digits; an Australian one is taken however it is written", () => {
  for (const [text, kept] of [
    ["+64 21 123 4567", "+64211234567"],
    ["+1234567890", "+1234567890"],
    ["+123456789012345", "+123456789012345"],
    ["0412 345 678", "+61412345678"],
  ] as const)
    assert.equal(validate(anyMobile, text), kept, text);
  const message =
    "This field must be an Australian mobile number, or begin with a plus and the country's code";
  for (const text of ["+123456789", "+1234567890123456", "64211234567", "+64 21 abc 4567", ""])
    assert.equal(validate(anyMobile, text), message, text);
});

test("a party's phone is an optional plus and 6 to 15 digits, 15 characters in all", () => {
  const taken: readonly [string, string][] = [
    ["555012", "555012"],
    ["(02) 5550 1234", "+61255501234"],
    ["610491570156", "+61491570156"],
    ["61 0 2 5550 1234", "+61255501234"],
    ["+64 9 555 0123", "+6495550123"],
    ["+44 20 7946 0958", "+442079460958"],
    ["123456789012345", "123456789012345"],
    ["+12345678901234", "+12345678901234"],
  ];
  for (const [typed, kept] of taken) assert.equal(validate(australianPhone, typed), kept, typed);
  for (const text of ["55501", "phone", "0412.345.678", "+", "12+345678", "＋61412345678"]) {
    assert.equal(validate(australianPhone, text), "This field must be a valid phone number", text);
  }
  for (const text of ["1234567890123456", "+123456789012345"]) {
    assert.equal(validate(australianPhone, text), "This field must have at most 15 characters.", text);
  }
});

test("numbers are shown as Australians write them", () => {
  const shown: readonly [string, string][] = [
    ["+61412345678", "0412 345 678"],
    ["+61255501234", "(02) 5550 1234"],
    ["1800160401", "1800 160 401"],
    ["+442079460958", "+442079460958"],
  ];
  for (const [kept, text] of shown) assert.equal(formatPhone(kept), text);
});
