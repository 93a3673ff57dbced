// The organisation's own statement, from its billing.

import { usePageTitle } from "../../../app/page-title.ts";
import { useSession } from "../../../app/session.ts";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LockIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatementView } from "./statement-view.tsx";
import { STATEMENT_WORDS as WORDS } from "./statement-words.ts";

const CRUMBS = [
  { label: WORDS.settings, href: paths.settingsOrganisation() },
  { label: WORDS.billing, href: paths.settingsBilling() },
  { label: WORDS.title },
];

export function StatementScreen() {
  usePageTitle(WORDS.title);
  const { selectedOrganisation: organisation } = useSession();
  if (!organisation?.capabilities.includes("CAN_VIEW_BILLING"))
    return (
      <Page>
        <PageHeader title={WORDS.title} />
        <EmptyState icon={LockIcon} title={WORDS.nothing} sentence={WORDS.nothingSentence} />
      </Page>
    );
  const { id } = organisation;
  return (
    <StatementView
      key={id}
      organisationId={id}
      reader="client"
      crumbs={() => CRUMBS}
      hrefOf={({ draftId }) => paths.draftView({ organisationId: id, draftId })}
    />
  );
}
