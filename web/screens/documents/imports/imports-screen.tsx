// What an organisation has imported, newest first.

import { IMPORT_STAGE_TEXT } from "@bondline/domain/documents/imports/import-job.ts";
import { useState } from "react";
import { usePageTitle } from "../../../app/page-title.ts";
import { useSession } from "../../../app/session.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardRow } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { DocumentIcon, OrganisationIcon } from "../../../ui/icons.ts";
import { Link } from "../../../ui/link.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { ImportsDocument } from "./import-operations.ts";
import { IMPORT_STAGE_TONE } from "./import-tones.ts";
import { IMPORT_WORDS, IMPORT_LIST_WORDS as WORDS } from "./import-words.ts";

export function ImportsScreen() {
  usePageTitle(WORDS.title);
  const { selectedOrganisation: organisation } = useSession();
  const mayImport = organisation?.capabilities.includes("CAN_ADD_DOCUMENTS") === true;
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        breadcrumb={[{ label: IMPORT_WORDS.documents, href: paths.documents() }, { label: WORDS.title }]}
      />
      {organisation === undefined || !mayImport ? (
        <EmptyState
          icon={OrganisationIcon}
          title={WORDS.noOrganisation}
          sentence={WORDS.noOrganisationSentence}
        />
      ) : (
        <ImportList key={organisation.id} organisationId={organisation.id} />
      )}
    </Page>
  );
}

const STEP = 20;
const MOST = 100;

function ImportList({ organisationId }: { readonly organisationId: string }) {
  const [first, setFirst] = useState(STEP);
  const { data, failure, readAgain, isReading } = useRead(ImportsDocument, {
    organisationId,
    first,
    after: null,
  });
  if (data === undefined)
    return (
      <Card>
        {failure === undefined ? (
          <SkeletonRows rows={6} label={WORDS.loading} />
        ) : (
          <ErrorState title={WORDS.notLoaded} sentence={failure.message} onRetry={readAgain} />
        )}
      </Card>
    );
  const { edges, pageInfo } = data.importJobs;
  if (edges.length === 0)
    return <EmptyState icon={DocumentIcon} title={WORDS.emptyTitle} sentence={WORDS.emptySentence} />;
  return (
    <>
      <Card hasRows>
        {edges.map(({ node }) => (
          <CardRow key={node.id}>
            <Link
              href={paths.documentImport({ importJobId: node.id })}
              className="flex w-full min-w-0 items-center justify-between gap-4"
            >
              <span className="min-w-0">
                <TwoLineCell
                  name={<span className="font-medium">{node.fileName}</span>}
                  detail={`${exactDate(node.createdAt)} · ${node.createdBy} · ${WORDS.counts(node.rowsImported, node.recordsFailed)}`}
                />
              </span>
              <StatusBadge tone={IMPORT_STAGE_TONE[node.stage]}>{IMPORT_STAGE_TEXT[node.stage]}</StatusBadge>
            </Link>
          </CardRow>
        ))}
      </Card>
      {pageInfo.hasNextPage && first < MOST && (
        <div>
          <Button isLoading={isReading} onClick={() => setFirst(MOST)}>
            {WORDS.more}
          </Button>
        </div>
      )}
    </>
  );
}
