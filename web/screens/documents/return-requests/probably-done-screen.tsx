// Guarantees whose purpose has probably ended: why, since when, what each further day costs, and one press to ask for the original.

import { addCents, centsFromDecimal, formatAud } from "@bondline/domain/values/money/money.ts";
import type { ProbablyDoneRowFragment } from "../../../api/generated/graphql.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { useSession } from "../../../app/session.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Card, CardRow } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { DocumentIcon, OrganisationIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { ProbablyDoneDocument } from "./probably-done-operations.ts";
import { ProbablyDoneRow } from "./probably-done-row.tsx";
import { PROBABLY_DONE_WORDS as WORDS } from "./probably-done-words.ts";

export function ProbablyDoneScreen() {
  usePageTitle(WORDS.title);
  const { selectedOrganisation } = useSession();
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        breadcrumb={[{ label: WORDS.documents, href: paths.documents() }, { label: WORDS.title }]}
      />
      {selectedOrganisation === undefined ? (
        <EmptyState
          icon={OrganisationIcon}
          title={WORDS.noOrganisation}
          sentence={WORDS.noOrganisationSentence}
        />
      ) : (
        <ProbablyDoneList key={selectedOrganisation.id} organisationId={selectedOrganisation.id} />
      )}
    </Page>
  );
}

function ProbablyDoneList({ organisationId }: { readonly organisationId: string }) {
  const { data, failure, readAgain } = useRead(ProbablyDoneDocument, { organisationId });
  const rows = data?.documentsProbablyDone;
  if (rows === undefined && failure !== undefined)
    return (
      <Card>
        <ErrorState title={WORDS.notLoaded} sentence={failure.message} onRetry={readAgain} />
      </Card>
    );
  if (rows === undefined)
    return (
      <Card>
        <SkeletonRows rows={4} label={WORDS.loading} />
      </Card>
    );
  if (rows.length === 0)
    return <EmptyState icon={DocumentIcon} title={WORDS.emptyTitle} sentence={WORDS.emptySentence} />;
  return (
    <div className="space-y-3">
      <Card heading={WORDS.heading} note={rows.length} hasRows>
        {rows.map((row) => (
          <CardRow key={row.id}>
            <ProbablyDoneRow row={row} />
          </CardRow>
        ))}
      </Card>
      <p className="figures text-label text-ink-2">
        {WORDS.note} {WORDS.perDay}: {dayCostOf(rows)}.
      </p>
    </div>
  );
}

function dayCostOf(rows: readonly ProbablyDoneRowFragment[]): string {
  const costs = rows.flatMap(({ costPerDay }) => (costPerDay === null ? [] : [centsFromDecimal(costPerDay)]));
  return formatAud(addCents(...costs));
}
