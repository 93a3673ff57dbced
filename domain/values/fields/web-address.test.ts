// What a mail program would link is found and taken apart; names, sums and dates are left alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { holdsAddress, withoutLinks } from "./web-address.ts";

const ADDRESSES = [
  "evil.example refunds",
  "URGENT pay at evil.example now",
  "https://evil.example/pay",
  "see WWW.EVIL.COM",
  "pay@evil.example",
  "a.b@c",
  "münchen.de",
  "пример.рф",
  "evil.xn--p1ai",
  "evil.co.uk/refund",
  "203.0.113.5/pay",
  "ｅｖｉｌ．ｃｏｍ",
  "evil-pay.example",
  "Booking.com Australia",
];
const NO_ADDRESSES = [
  "Harbour Civil Pty. Ltd.",
  "A.B. Smith Pty. Ltd.",
  "J. R. R. Tolkien",
  "D'Arcy, Jr.",
  "O’Brien & Smith-Jones (NSW)",
  "A.B.C. @ Home!",
  "$1,250,000.50",
  "in 2.5 years. Then it ends.",
  "BD-104212",
  "13/01/2027, 4.00 pm",
  "No. 2",
];

test("addresses are found, and nothing else is", () => {
  for (const text of ADDRESSES) assert.ok(holdsAddress(text), text);
  for (const text of NO_ADDRESSES) assert.ok(!holdsAddress(text), text);
});

test("what is taken apart holds no address and reads as before; everything else is left as it is", () => {
  for (const text of ADDRESSES) {
    const apart = withoutLinks(text.normalize("NFKC"));
    assert.ok(!holdsAddress(apart), apart);
    assert.equal(apart.replaceAll("\u200b", ""), text.normalize("NFKC"));
  }
  for (const text of NO_ADDRESSES) assert.equal(withoutLinks(text), text);
});
