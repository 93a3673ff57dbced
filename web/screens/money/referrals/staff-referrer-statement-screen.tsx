// A referrer's statement as the provider's administrators see it, who record what they paid out.

import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { paths } from "../../../paths.ts";
import { ReferrerStatementView } from "./referrer-statement-view.tsx";
import { REFERRER_STATEMENT_WORDS as WORDS } from "./referrer-statement-words.ts";

export function StaffReferrerStatementScreen() {
  usePageTitle(WORDS.title);
  const personId = useRouteParam("referrerId");
  return (
    <ReferrerStatementView
      key={personId}
      personId={personId}
      reader="staff"
      list={{ label: WORDS.desk, href: paths.staffReferrers() }}
    />
  );
}
