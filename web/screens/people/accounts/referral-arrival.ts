// The code of the referral link by which somebody came to sign up: kept for this tab, so that a look at another page loses nothing.

import {
  MEMBER_CODE_PARAMETER,
  REFERRER_CODE_PARAMETER,
  referralCode,
} from "@bondline/domain/money/referrals/referral.ts";
import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

export type ReferralArrival = {
  readonly referrerCode: string | null;
  readonly referralPortalReferrerMemberCode: string | null;
};

const PLACE = "bondline.referral";

/** What the address carries counts before what an earlier one carried. */
export function useReferralArrival(): ReferralArrival {
  const searchText = useRouterState({ select: ({ location }) => location.searchStr });
  const carried = codesIn(searchText) === undefined ? sessionStorage.getItem(PLACE) : searchText;

  useEffect(
    function keepCodes() {
      if (carried !== null) sessionStorage.setItem(PLACE, carried);
    },
    [carried],
  );
  return codesIn(carried ?? "") ?? { referrerCode: null, referralPortalReferrerMemberCode: null };
}

/** Undefined where there is no code at all. */
function codesIn(searchText: string): ReferralArrival | undefined {
  const search = new URLSearchParams(searchText);
  const referrerCode = referralCode(search.get(REFERRER_CODE_PARAMETER)) ?? null;
  const memberCode = referralCode(search.get(MEMBER_CODE_PARAMETER)) ?? null;
  if (referrerCode === null && memberCode === null) return undefined;
  return { referrerCode, referralPortalReferrerMemberCode: memberCode };
}
