// Whole cents go over the wire and back as they were; what a JSON number would round is refused.

import assert from "node:assert/strict";
import { test } from "node:test";
import { HOSTED_CENTS_MAX } from "@bondline/domain/money/invoices/invoice.ts";
import { fromWire, toWire } from "./wire-amount.ts";

test("every amount that a page takes comes back as it went", () => {
  for (const amount of [0n, 1n, 10n, 437_550n, HOSTED_CENTS_MAX])
    assert.equal(fromWire(JSON.parse(JSON.stringify(toWire(amount)))), amount);
});

test("an amount that a number would round is refused on its way out", () => {
  for (const amount of [-1n, 2n ** 53n, 2n ** 53n + 1n]) assert.throws(() => toWire(amount), RangeError);
});

test("a part of a cent, a negative amount and one too large are refused on their way in", () => {
  for (const amount of [0.1, 12.5, -1, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
    assert.throws(() => fromWire(amount), RangeError, String(amount));
});
