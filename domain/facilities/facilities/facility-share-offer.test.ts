// An offer is decided once, whoever decides it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SHARE_OFFER_STATUSES, shareOfferStatusAfter } from "./facility-share-offer.ts";

test("only an offer that waits is accepted, declined or withdrawn", () => {
  const after = { accept: "ACCEPTED", decline: "DECLINED", withdraw: "WITHDRAWN" } as const;
  for (const status of SHARE_OFFER_STATUSES)
    for (const decision of ["accept", "decline", "withdraw"] as const)
      assert.equal(
        shareOfferStatusAfter(status, decision),
        status === "WAITING" ? after[decision] : undefined,
        `${status} ${decision}`,
      );
});
