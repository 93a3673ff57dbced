// Names, plain text and passwords: which characters they may hold, and how long they may be.
// Shows: V-002..V-004, V-021, V-022, V-025, V-054, V-058..V-061, V-115..V-123, V-142..V-147, V-157.

import assert from "node:assert/strict";
import { test } from "node:test";
import { BREACHED_PASSWORDS } from "../reference-data/breached-passwords.ts";
import { lengthOf, maxLength } from "./field-rule.ts";
import { LENGTHS } from "./lengths.ts";
import { ADDRESS_IN_NAME_MESSAGE, NAME_MESSAGE, name, personName } from "./name.ts";
import {
  PASSWORD_BREACHED_MESSAGE,
  PASSWORD_CONDITIONS,
  PASSWORD_MESSAGE,
  PASSWORD_MISMATCH_MESSAGE,
  password,
  passwordConfirmation,
} from "./password.ts";
import { accepts, validate } from "./testing.ts";
import { severalLines, singleLine, UNUSABLE_CHARACTERS_MESSAGE } from "./text.ts";

test("names may be in any script and hold the marks that names of businesses hold", () => {
  const taken = [
    "Harbour Civil Pty Ltd",
    "Zoë O’Brien",
    "Ng",
    "山田 太郎",
    "Łukasz Żółć",
    "محمد",
    "नरेन्द्र",
    "Smith & Sons (NSW) / Trust No. 2",
    "A.B.C. @ Home!",
    "C++ Builders #1",
    "3M",
    "Anne-Marie, Jr.",
    "D'Arcy",
  ];
  for (const text of taken) assert.equal(validate(name(1000), text), text.normalize("NFC"), text);
});

test("names hold no control or invisible characters, no angle brackets and no other signs", () => {
  const faulty = [
    "<b>Acme</b>",
    "Acme\u0000",
    "Ac\u200bme",
    "Ac\u202eme",
    "Acme\nLtd",
    "Acme;",
    "Acme=1",
    "Acme*",
    "Acme_1",
    "Acme\u00ad",
    "😀 Ltd",
    "٣M",
    "Acme\ud800",
  ];
  for (const text of faulty) assert.equal(validate(name(1000), text), NAME_MESSAGE, JSON.stringify(text));
  assert.equal(validate(personName, "-"), "A name must have at least one letter or digit");
});

test("a person's name holds no address that a mail would make a link of; a business may be called after its own", () => {
  for (const text of [
    "evil.example",
    "pay at EVIL.example now",
    "ada@evil.example",
    "www.evil",
    "203.0.113.5",
  ])
    assert.equal(validate(personName, text), ADDRESS_IN_NAME_MESSAGE, text);
  for (const text of ["A.B.", "J. R.", "Dr. Anne-Marie", "O'Brien", "Smith-Jones, Jr."])
    assert.equal(validate(personName, text), text);
  assert.equal(validate(name(1000), "Booking.com Australia Pty. Ltd."), "Booking.com Australia Pty. Ltd.");
});

test("a name is trimmed, its hard spaces become plain ones, and it is kept composed", () => {
  assert.equal(validate(personName, "  Ada\u00a0Lovelace\ufeff "), "Ada Lovelace");
  assert.equal(validate(personName, "Zoe\u0308"), "Zo\u00eb");
});

test("length counts what people see as characters", () => {
  assert.equal(lengthOf("𠮷野"), 2);
  assert.ok(accepts(name(255), "𠮷".repeat(255)));
  assert.equal(validate(name(255), "x".repeat(256)), "This field must have at most 255 characters.");
  assert.ok(accepts(maxLength(3), "  abc  "));
});

test("each kind of text has its limit", () => {
  const limits = {
    attribute: 255,
    name: 1000,
    address: 500,
    notes: 500,
    bankName: 250,
    projectAddress: 250,
    referenceNumber: 255,
    guaranteeNumber: 255,
    agreementContent: 500,
    organisationName: 255,
    partyName: 255,
    email: 255,
    password: 255,
    abnOrAcn: 14,
    phone: 15,
    declineReason: 500,
    comment: 2000,
  };
  for (const [kind, limit] of Object.entries(limits)) {
    assert.equal(LENGTHS[kind as keyof typeof LENGTHS], limit, kind);
    assert.ok(accepts(singleLine(limit), "x".repeat(limit)), kind);
    assert.equal(
      validate(singleLine(limit), "x".repeat(limit + 1)),
      `This field must have at most ${limit} characters.`,
      kind,
    );
  }
});

test("text of one line holds no line break; text of several holds them in one form; neither holds what cannot be kept", () => {
  assert.equal(validate(singleLine(50), "one\ntwo"), UNUSABLE_CHARACTERS_MESSAGE);
  assert.equal(validate(severalLines(50), "one\r\ntwo\rthree\n\tfour"), "one\ntwo\nthree\n\tfour");
  for (const text of ["a\u0000b", "a\u200eb", "a\ud800b", "a\u2028b"]) {
    assert.equal(validate(singleLine(50), text), UNUSABLE_CHARACTERS_MESSAGE);
    assert.equal(validate(severalLines(50), text), UNUSABLE_CHARACTERS_MESSAGE);
  }
  assert.equal(validate(severalLines(3), "abcd"), "This field must have at most 3 characters.");
});

test("a password has eight characters, upper and lower case, a digit and a special character", () => {
  for (const text of ["Harbour#1civil", "aB3$efgh", "Ünicode1!", "  Harbour#1civil  "])
    assert.ok(accepts(password, text), text);
  for (const text of [
    "aB3$efg",
    "ab3$efgh",
    "AB3$EFGH",
    "aBc$efgh",
    "aB3defgh",
    "aB3 efgh",
    "aB3éefgh",
    "aB٣$efgh",
    "",
  ]) {
    assert.equal(validate(password, text), PASSWORD_MESSAGE, text);
  }
  assert.ok(accepts(password, `aB3$${"x".repeat(251)}`));
  assert.equal(validate(password, `aB3$${"x".repeat(252)}`), "This field must have at most 255 characters.");
});

test("every printable ASCII character that is no letter, digit or space is special", () => {
  const special = PASSWORD_CONDITIONS[4];
  for (let code = 0; code < 128; code += 1) {
    const character = String.fromCharCode(code);
    const expected = code > 32 && code < 127 && !/[a-zA-Z0-9]/.test(character);
    assert.equal(special.holds(character), expected, String(code));
  }
});

test("passwords known from breaches are refused, whatever their capitals, and the list holds none that is refused anyway", () => {
  assert.equal(validate(password, "P@ssw0rd123"), PASSWORD_BREACHED_MESSAGE);
  for (const text of BREACHED_PASSWORDS) {
    const withCapital = text.replace(/[a-z]/, (letter) => letter.toUpperCase());
    assert.equal(validate(password, withCapital), PASSWORD_BREACHED_MESSAGE, text);
  }
});

test("the confirmation repeats the password", () => {
  assert.ok(accepts(passwordConfirmation("Harbour#1civil"), " Harbour#1civil"));
  assert.equal(validate(passwordConfirmation("Harbour#1civil"), "harbour#1civil"), PASSWORD_MISMATCH_MESSAGE);
});
