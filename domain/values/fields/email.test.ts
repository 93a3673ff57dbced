// Mail addresses, one and several.
// Shows: V-016, V-017, V-038, V-039, V-051..V-053, V-064, V-065.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EMAIL_MESSAGE, email, maskEmail } from "./email.ts";
import { emailList, joinEmails, RECIPIENT_REQUIRED_MESSAGE } from "./email-list.ts";
import { validate } from "./testing.ts";

test("an address is kept in lower case and without the spaces round it", () => {
  const taken = [
    "jo@example.com",
    "jo.smith+tag@sub.example.com.au",
    "o'brien@example.co",
    "a@b.io",
    "x_y-z@1and1.net",
    "j@xn--e1afmkfd.xn--p1ai",
  ];
  for (const text of taken) assert.equal(validate(email, text), text);
  assert.equal(validate(email, "  Jo.Smith@Example.COM "), "jo.smith@example.com");
});

test("what is no mail address is refused", () => {
  const faulty = [
    "",
    "jo",
    "jo@",
    "@example.com",
    "jo@example",
    "jo@example.c",
    "jo..smith@example.com",
    "jo@example..com",
    ".jo@example.com",
    "jo.@example.com",
    "jo@.example.com",
    "jo@example.com.",
    "jo@-example.com",
    "jo@example-.com",
    "jo smith@example.com",
    "jo@exam ple.com",
    "jo@@example.com",
    "jo@example@example.com",
    "jo@example.c0m1",
    "jo@1.2.3.4",
    "<jo@example.com>",
    "jo@example.com;ann@example.com",
    "jo\u0000@example.com",
    "jô@example.com",
    `${"x".repeat(65)}@example.com`,
  ];
  for (const text of faulty) assert.equal(validate(email, text), EMAIL_MESSAGE, text);
  assert.equal(EMAIL_MESSAGE, "This field must be a valid email");
});

test("an address has at most 255 characters", () => {
  const domain = `${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(60)}.${"g".repeat(10)}.com`;
  const local = "x".repeat(255 - domain.length - 1);
  assert.equal(validate(email, `${local}@${domain}`), `${local}@${domain}`);
  assert.equal(validate(email, `${local}x@${domain}`), "This field must have at most 255 characters.");
});

test("a mask shows enough to recognise one's own address and no more", () => {
  assert.equal(maskEmail("jo.smith@example.com"), "j•••@example.com");
  assert.equal(maskEmail("nonsense"), "•••");
});

test("several addresses are joined by semicolons, each counted once and each validated", () => {
  const recipients = emailList(3);
  assert.deepEqual(validate(recipients, " a@example.com; B@example.com;;a@example.com"), [
    "a@example.com",
    "b@example.com",
  ]);
  assert.equal(validate(recipients, " ; "), RECIPIENT_REQUIRED_MESSAGE);
  assert.equal(validate(recipients, "a@example.com;bob"), "bob is not a valid email");
  assert.equal(validate(recipients, "a@a.io;b@a.io;c@a.io;d@a.io"), "Please enter at most 3 addresses");
  assert.equal(joinEmails(["a@a.io", "b@a.io"]), "a@a.io;b@a.io");
});
