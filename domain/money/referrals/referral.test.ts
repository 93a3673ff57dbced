// Shows: REF-01, REF-11.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cents } from "../../values/money/money.ts";
import { MEMBER_CODE_PARAMETER, referralCode, referralLink } from "./referral.ts";
import { useCredits } from "./referral-credits.ts";

test("a code is taken however it was typed, and what cannot be one is none", () => {
  for (const typed of ["HARBOUR", " harbour ", "har bour"]) assert.equal(referralCode(typed), "HARBOUR");
  for (const none of ["", null, undefined, "AB", "HARB-OUR", "A".repeat(21), "<script>"])
    assert.equal(referralCode(none), undefined);
});

test("a link leads to the registration and carries one code", () => {
  assert.equal(
    referralLink("https://portal.example", { parameter: MEMBER_CODE_PARAMETER, code: "QUINN2" }),
    "https://portal.example/account/register?referrerMemberCode=QUINN2",
  );
});

test("credits are used oldest first, each as far as it goes, and never beyond what is left", () => {
  const credits = [
    { id: "first", leftCents: cents(10_000n) },
    { id: "empty", leftCents: cents(0n) },
    { id: "second", leftCents: cents(25_000n) },
  ];
  const table: [bigint, [string, bigint][]][] = [
    [0n, []],
    [4_000n, [["first", 4_000n]]],
    [10_000n, [["first", 10_000n]]],
    [
      12_000n,
      [
        ["first", 10_000n],
        ["second", 2_000n],
      ],
    ],
    [
      99_000n,
      [
        ["first", 10_000n],
        ["second", 25_000n],
      ],
    ],
  ];
  for (const [discount, expected] of table) {
    const used = useCredits(credits, cents(discount));
    assert.deepEqual(
      used.map(({ id, amountCents }) => [id, amountCents]),
      expected,
    );
  }
});
