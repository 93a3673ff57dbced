// A referrer's statement in the referral portal: one's own, or that of whom its administrator looks after.

import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { paths } from "../../../paths.ts";
import { ReferrerStatementView } from "./referrer-statement-view.tsx";
import { REFERRER_STATEMENT_WORDS as WORDS } from "./referrer-statement-words.ts";

export function ReferrerStatementScreen() {
  usePageTitle(WORDS.title);
  const personId = useRouteParam("referrerId");
  return (
    <ReferrerStatementView
      key={personId}
      personId={personId}
      reader="referrer"
      list={{ label: WORDS.portal, href: paths.referralPortal() }}
    />
  );
}
