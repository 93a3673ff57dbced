// Rules put together, the smaller shared formats, and the check of a whole form at once.
// Shows: V-015, V-050, V-148..V-151, V-158..V-161.

import assert from "node:assert/strict";
import { test } from "node:test";
import { plainDate } from "../time/plain-date.ts";
import {
  BOND_SUBMISSION_TERMS_FIELDS,
  SUBMISSION_TERMS_FIELDS,
  TERMS_ACCEPTANCE_FIELDS,
} from "./acceptance.ts";
import { choice, choiceMessage, choices, yesOrNo } from "./choice.ts";
import { DATE_MESSAGE, onOrBefore, typedDate, wireDate } from "./date.ts";
import { email } from "./email.ts";
import { andThen, maxLength, optional, REQUIRED_MESSAGE, refine, required } from "./field-rule.ts";
import { checkFields, flattenFields, requireFields } from "./field-set.ts";
import { extensionOf, fileName } from "./file-name.ts";
import { guid } from "./guid.ts";
import { wholeNumber } from "./number.ts";
import { accepts, validate } from "./testing.ts";
import { URL_MESSAGE, url } from "./url.ts";

test("a required field refuses white space of every kind, and an optional one answers null for it", () => {
  for (const blank of ["", " ", "\t\n", "\u00a0", "\u2003\ufeff"]) {
    assert.equal(validate(required(email), blank), "This field is required.", JSON.stringify(blank));
    assert.equal(validate(optional(email), blank), null);
  }
  assert.equal(validate(required(email), "x"), "This field must be a valid email");
  assert.equal(validate(optional(email), "x"), "This field must be a valid email");
});

test("rules are put one behind another, and the first that refuses speaks", () => {
  const rule = andThen(
    maxLength(3),
    refine(wholeNumber, (value) => (value % 2 === 0 ? undefined : "Must be even")),
  );
  assert.equal(validate(rule, " 12 "), 12);
  assert.equal(validate(rule, "1234"), "This field must have at most 3 characters.");
  assert.equal(validate(rule, "x"), "This field must be a whole number");
  assert.equal(validate(rule, "11"), "Must be even");
});

test("dates keep their order, and the same day is allowed", () => {
  const day = plainDate("2026-06-30");
  assert.equal(validate(onOrBefore(day), "30/06/2026"), "2026-06-30");
  assert.equal(validate(onOrBefore(day), "01/07/2026"), "This date must be on or before 30/06/2026");
  assert.equal(validate(onOrBefore(day, wireDate), "2026-06-30"), "2026-06-30");
  assert.equal(validate(typedDate, "2026-07-01"), DATE_MESSAGE);
  assert.equal(validate(wireDate, "01/07/2026"), DATE_MESSAGE);
});

test("a website is http or https with a dotted host, and https:// is put before it when it is missing", () => {
  const taken: readonly [string, string][] = [
    ["example.com.au", "https://example.com.au"],
    [" www.example.com/path?q=1#top ", "https://www.example.com/path?q=1#top"],
    ["http://example.com", "http://example.com"],
    ["HTTPS://Example.com:8443/x", "HTTPS://Example.com:8443/x"],
    ["bücher.example.com", "https://bücher.example.com"],
  ];
  for (const [text, kept] of taken) assert.equal(validate(url, text), kept, text);
  const faulty = [
    "",
    "example",
    "http://",
    "http://localhost",
    "ftp://example.com",
    "javascript:alert(1)",
    "mailto:jo@example.com",
    "//example.com",
    "https://user:pass@example.com",
    "https://example.com\\@evil.com",
    "exa mple.com",
    "https://example..com",
    "https://-a.com",
    "https://example.com/<script>",
    "https://example.com:port",
    "https://example.com:99999",
    "https://1.2.3.4",
    "data:text/html,x.com",
    "https://https://x.com",
  ];
  for (const text of faulty) assert.equal(validate(url, text), URL_MESSAGE, text);
});

test("a file's name has an extension and no path", () => {
  for (const text of ["contract.pdf", "Scan 12.03.JPEG", "a.b.c.png", "Vertrag – 2026.docx"])
    assert.equal(validate(fileName, text), text);
  for (const text of ["contract", "contract.", ".pdf", "..", "con.tract x"]) {
    assert.equal(validate(fileName, text), "The file name must have an extension", text);
  }
  for (const text of [
    "../x.pdf",
    "a/b.pdf",
    "a\\b.pdf",
    "a:b.pdf",
    'a"b.pdf',
    "a\u0000.pdf",
    "a\n.pdf",
    "evil\u202efdp.exe",
  ]) {
    assert.ok(!accepts(fileName, text), JSON.stringify(text));
  }
  assert.equal(extensionOf("Scan.JPEG"), "jpeg");
  assert.equal(extensionOf("none"), "");
});

test("a GUID is 32 hexadecimal digits, plain or dashed", () => {
  const dashed = "0198c1de-0a2b-7c3d-8e4f-5a6b7c8d9e0f";
  for (const text of [dashed, dashed.toUpperCase(), dashed.replaceAll("-", ""), ` ${dashed} `]) {
    assert.equal(validate(guid, text), dashed, text);
  }
  for (const text of [
    "",
    "x",
    dashed.slice(1),
    `${dashed}0`,
    dashed.replace("-", ""),
    `{${dashed}}`,
    dashed.replace("a", "g"),
  ]) {
    assert.equal(validate(guid, text), "This field must be a valid identifier", text);
  }
});

test("a choice is one of its codes, several are joined by semicolons, and at least one has to be made", () => {
  const sizes = ["SMALL", "LARGE"] as const;
  assert.equal(validate(choice(sizes), " LARGE "), "LARGE");
  for (const text of ["", "large", "MEDIUM", "toString", "__proto__"])
    assert.equal(validate(choice(sizes), text), "Please choose one of the options: SMALL, LARGE");
  assert.deepEqual(validate(choices(sizes, "Choose at least one size."), "LARGE; SMALL;LARGE"), [
    "SMALL",
    "LARGE",
  ]);
  assert.equal(validate(choices(sizes, "Choose at least one size."), " ; "), "Choose at least one size.");
  assert.equal(validate(choices(sizes, "Choose at least one size."), "SMALL;MEDIUM"), choiceMessage(sizes));
  assert.match(choiceMessage(Array.from({ length: 20 }, (_, at) => `S${at}`)), /: S0, .*S11 and 8 more$/);
  assert.equal(validate(yesOrNo, "true"), true);
  assert.equal(validate(yesOrNo, "false"), false);
  assert.equal(validate(yesOrNo, ""), REQUIRED_MESSAGE);
});

test("both boxes of the terms must be ticked, the submission terms too, and for a bond the brokerage as well", () => {
  assert.deepEqual(checkFields(TERMS_ACCEPTANCE_FIELDS, {}), {
    ok: false,
    fields: {
      acceptTerms: "You must accept the Terms and Conditions.",
      acceptPrivacy: "You must accept the Privacy Policy.",
    },
  });
  assert.deepEqual(checkFields(TERMS_ACCEPTANCE_FIELDS, { acceptTerms: "true", acceptPrivacy: "false" }), {
    ok: false,
    fields: { acceptPrivacy: "You must accept the Privacy Policy." },
  });
  assert.ok(checkFields(TERMS_ACCEPTANCE_FIELDS, { acceptTerms: "true", acceptPrivacy: "true" }).ok);
  assert.ok(!checkFields(SUBMISSION_TERMS_FIELDS, {}).ok);
  assert.ok(checkFields(SUBMISSION_TERMS_FIELDS, { acceptSubmissionTerms: "true" }).ok);
  assert.ok(!checkFields(BOND_SUBMISSION_TERMS_FIELDS, { acceptBondSubmissionTerms: "true" }).ok);
  assert.ok(
    checkFields(BOND_SUBMISSION_TERMS_FIELDS, { acceptBondSubmissionTerms: "true", acceptBrokerage: "true" })
      .ok,
  );
});

const FORM = { email: required(email), count: optional(wholeNumber) };

test("a form answers typed values, or every faulty field at once", () => {
  assert.deepEqual(checkFields(FORM, { email: "A@b.io", count: "4", other: "is not looked at" }), {
    ok: true,
    values: { email: "a@b.io", count: 4 },
  });
  assert.deepEqual(checkFields(FORM, { count: "x" }, { pathPrefix: "rows.2." }), {
    ok: false,
    fields: {
      "rows.2.email": "This field is required.",
      "rows.2.count": "This field must be a whole number",
    },
  });
  assert.deepEqual(checkFields(FORM, { email: null, count: null }), {
    ok: false,
    fields: { email: "This field is required." },
  });
});

test("conditions between fields see only what is right by itself, and never hide a field's own message", () => {
  const across = (values: { count?: number | null }) => ({
    ...(values.count === 5 ? { count: "Not five" } : {}),
    email: "Not with this count",
  });
  assert.deepEqual(checkFields(FORM, { email: "x", count: "5" }, { across }), {
    ok: false,
    fields: { email: "This field must be a valid email", count: "Not five" },
  });
});

test("a command refuses a faulty form with the same messages", () => {
  assert.equal(requireFields(FORM, { email: "a@b.io" }).count, null);
  assert.throws(() => requireFields(FORM, { email: "x", count: "x" }), {
    code: "VALIDATION_ERROR",
    fields: { email: "This field must be a valid email", count: "This field must be a whole number" },
  });
});

test("a nested input becomes paths with dots", () => {
  assert.deepEqual(
    flattenFields({
      name: "A",
      count: 0,
      none: null,
      contact: { email: "a@b.io" },
      list: ["x", "y"],
      is: false,
    }),
    {
      name: "A",
      count: "0",
      "contact.email": "a@b.io",
      "list.0": "x",
      "list.1": "y",
      is: "false",
    },
  );
});
