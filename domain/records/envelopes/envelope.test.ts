// What was sent to an e-signature service held against a grid: each end is reached from waiting alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ENVELOPE_STATUSES, type EnvelopeEnd, type EnvelopeStatus, envelopeStatusAfter } from "./envelope.ts";

// One letter for each status: Waiting, Signed, Refused, Called off, Failed.
const GRID = { sign: "S....", refuse: "R....", callOff: "C....", fail: "F...." } satisfies Record<
  EnvelopeEnd,
  string
>;

function after(status: EnvelopeStatus, end: EnvelopeEnd): string {
  try {
    return envelopeStatusAfter(status, end).slice(0, 1);
  } catch {
    return ".";
  }
}

test("what waits ends once, and what has ended stays as it is", () => {
  assert.equal(ENVELOPE_STATUSES.map((status) => status.slice(0, 1)).join(""), "WSRCF");
  for (const end of Object.keys(GRID) as EnvelopeEnd[])
    assert.equal(ENVELOPE_STATUSES.map((status) => after(status, end)).join(""), GRID[end], end);
  assert.throws(() => envelopeStatusAfter("SIGNED", "callOff"), {
    message: "You can't do this while the signature at the service is signed.",
  });
});
