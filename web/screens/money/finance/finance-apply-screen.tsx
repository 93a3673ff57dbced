// The finance application: for the draft that the address names, or first the choice of one.

import { usePageTitle } from "../../../app/page-title.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useSearchParam } from "../../../app/route-params.ts";
import { useSession } from "../../../app/session.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { FinanceApplication } from "./finance-application.tsx";
import { FinanceDraftChoice } from "./finance-draft-choice.tsx";
import { FinanceDraftDocument } from "./finance-operations.ts";
import { FINANCE_WORDS, APPLY_WORDS as WORDS } from "./finance-words.ts";

export function FinanceApplyScreen() {
  usePageTitle(WORDS.title);
  const draft = useSearchParam("draft");
  const { selectedOrganisation } = useSession();
  if (draft !== undefined) return <OpenApplication key={draft} draftId={draft} />;
  return (
    <Page width="form">
      <PageHeader title={WORDS.title} breadcrumb={CRUMBS} sentence={WORDS.choose} />
      {selectedOrganisation !== undefined && (
        <FinanceDraftChoice key={selectedOrganisation.id} organisation={selectedOrganisation} />
      )}
    </Page>
  );
}

const CRUMBS = [{ label: FINANCE_WORDS.title, href: paths.finance() }, { label: WORDS.title }];

function OpenApplication({ draftId }: { readonly draftId: string }) {
  const { me } = useSession();
  const read = useRead(FinanceDraftDocument, { id: draftId });
  const { data } = read;
  if (data === undefined || me === undefined)
    return (
      <Page width="form">
        <PageHeader title={WORDS.title} breadcrumb={CRUMBS} />
        <Card>
          <ReadPending
            of={read}
            notLoaded={FINANCE_WORDS.notLoaded}
            loading={FINANCE_WORDS.loading}
            rows={5}
          />
        </Card>
      </Page>
    );
  const { draft } = data;
  const beneficiary = draft.parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY")?.name;
  return (
    <Page width="form">
      <PageHeader
        title={WORDS.title}
        breadcrumb={CRUMBS}
        sentence={WORDS.sentence(draft.referenceNumber, beneficiary ?? WORDS.beneficiaryMissing)}
      />
      <FinanceApplication
        me={me}
        draft={draft}
        kept={data.applicationContactDetails}
        onChanged={read.readAgain}
      />
    </Page>
  );
}
