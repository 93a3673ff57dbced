// A client's statement as the provider's people see it.

import { usePageTitle } from "../../../app/page-title.ts";
import { useRouteParam } from "../../../app/route-params.ts";
import { paths } from "../../../paths.ts";
import { StatementView } from "./statement-view.tsx";
import { STATEMENT_WORDS as WORDS } from "./statement-words.ts";

export function StaffStatementScreen() {
  usePageTitle(WORDS.title);
  const organisationId = useRouteParam("organisationId");
  return (
    <StatementView
      key={organisationId}
      organisationId={organisationId}
      reader="staff"
      crumbs={(name) => [
        { label: WORDS.clients, href: paths.staffClients() },
        ...(name === undefined ? [] : [{ label: name }]),
      ]}
      hrefOf={({ draftId }) => paths.staffDraft({ draftId })}
    />
  );
}
