// What an input field should not hold: values of another type, nothing, too much, and text that means something to somebody else.

import type { InputField } from "./input-fields.ts";

export type BadValue = {
  is: string;
  value: unknown;
  /** No field may take it, whatever its rules. */
  neverTaken?: true;
};

const WRONG_FOR_TEXT: BadValue[] = [
  { is: "a number", value: 42.5, neverTaken: true },
  { is: "an object", value: { text: "x" }, neverTaken: true },
  { is: "a list", value: ["x", "y"], neverTaken: true },
];

const WRONG: Record<string, BadValue[]> = {
  String: WRONG_FOR_TEXT,
  ID: WRONG_FOR_TEXT,
  Int: [
    { is: "text", value: "x", neverTaken: true },
    { is: "a fraction", value: 1.5, neverTaken: true },
    { is: "beyond 32 bits", value: 2 ** 40, neverTaken: true },
    { is: "negative", value: -1 },
    { is: "the largest", value: 2 ** 31 - 1 },
  ],
  Boolean: [
    { is: "text", value: "true", neverTaken: true },
    { is: "a number", value: 1, neverTaken: true },
  ],
  Date: [
    { is: "a day of no month", value: "2026-02-30", neverTaken: true },
    { is: "another form", value: "20/11/2026", neverTaken: true },
    { is: "a number", value: 20261120, neverTaken: true },
  ],
  DateTime: [
    { is: "a day alone", value: "2026-11-20", neverTaken: true },
    { is: "an hour of no day", value: "2026-11-20T25:00:00Z", neverTaken: true },
  ],
  Decimal: [
    { is: "a number", value: 1.5, neverTaken: true },
    { is: "with an exponent", value: "1e9", neverTaken: true },
    { is: "not a number", value: "NaN", neverTaken: true },
  ],
};

/** Each means something to a browser, a spreadsheet, a database, a file system, a terminal or a mail server. */
const HOSTILE_TEXTS: BadValue[] = [
  { is: "empty", value: "" },
  { is: "spaces alone", value: "   " },
  { is: "a script", value: '<script>alert(1)</script><img src=x onerror="alert(1)">' },
  { is: "a formula", value: '=HYPERLINK("http://evil.example","click")' },
  { is: "SQL", value: "'; drop table draft; --" },
  { is: "a pattern of SQL", value: "%_\\" },
  { is: "a path", value: "../../../../etc/passwd" },
  { is: "a null character", value: "a\u0000b" },
  { is: "control characters", value: "a\u0007\u001b[31mb" },
  { is: "two lines of a mail header", value: "a\r\nBcc: everybody@example.com" },
  { is: "half a character", value: "a\ud800b" },
  { is: "reversed text", value: "invoice\u202Efdp.exe" },
  { is: "emoji", value: "🏗️👷🏽‍♀️🇦🇺" },
  { is: "__proto__", value: "__proto__" },
  { is: "too long", value: "x".repeat(20_000) },
];

export function badValuesFor({ type, choices, isRequired, path }: InputField): BadValue[] {
  const nothing: BadValue[] = [
    { is: "null", value: null, ...(isRequired && !path.endsWith(".0") ? { neverTaken: true } : {}) },
  ];
  if (choices !== undefined)
    return [...nothing, { is: "no such choice", value: "NO_SUCH", neverTaken: true }, ...WRONG_FOR_TEXT];
  const texts = type === "String" || type === "ID" ? HOSTILE_TEXTS : [];
  return [...nothing, ...(WRONG[type] ?? []), ...texts];
}
