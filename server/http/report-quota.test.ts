// Reports from anybody: each address has its share, an IPv6 customer one for all of theirs, and all together fill no disk.

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeReportQuota, REPORTS } from "./report-quota.ts";

test("of a flood from one customer's addresses so many are logged as of one address, and that is told once", () => {
  const take = makeReportQuota(() => 0);
  const answers = Array.from({ length: 300 }, (_, at) => take(`2001:db8:1:2::${at.toString(16)}`));
  assert.equal(answers.filter(({ isTaken }) => isTaken).length, REPORTS.perAddress);
  assert.equal(answers.filter(({ isFirstLeftOut }) => isFirstLeftOut).length, 1);
  assert.equal(take("203.0.113.7").isTaken, true);
});

test("of a flood from everywhere no more than a bound, which the next window has anew", () => {
  let now = 0;
  const take = makeReportQuota(() => now);
  const flood = () =>
    Array.from({ length: 5_000 }, (_, at) => take(`10.0.${at >> 8}.${at & 255}`)).filter(
      ({ isTaken }) => isTaken,
    );
  assert.equal(flood().length, REPORTS.inAll);
  now = REPORTS.seconds * 1000 - 1;
  assert.equal(flood().length, 0);
  now += 1;
  assert.equal(flood().length, REPORTS.inAll);
});
