// What an organisation has imported, newest first.

import { IMPORT_STAGE_TEXT } from "@bondline/domain/documents/imports/import-job.ts";
import type { ImportListedFragment } from "../../../api/generated/graphql.ts";
import { ListCard } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { useSession } from "../../../app/session.ts";
import { exactDate } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { DocumentIcon, OrganisationIcon } from "../../../ui/icons.ts";
import { Link } from "../../../ui/link.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
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

const SHAPE: ListShape = {};

function ImportList({ organisationId }: { readonly organisationId: string }) {
  const list = useList({ shape: SHAPE, read: readImportsOf(organisationId), of: organisationId });
  return (
    <ListCard
      list={list}
      aria-label={WORDS.title}
      hasRows
      loading={WORDS.loading}
      notLoaded={WORDS.notLoaded}
      skeletonRows={6}
      empty={{ icon: DocumentIcon, title: WORDS.emptyTitle, sentence: WORDS.emptySentence }}
      row={(job) => <ImportRow job={job} />}
    />
  );
}

function readImportsOf(organisationId: string) {
  return readPages({
    document: ImportsDocument,
    variablesOf: ({ first, after }) => ({ organisationId, first, after }),
    connectionIn: ({ importJobs }) => importJobs,
  });
}

function ImportRow({ job }: { readonly job: ImportListedFragment }) {
  return (
    <Link
      href={paths.documentImport({ importJobId: job.id })}
      className="flex w-full min-w-0 items-center justify-between gap-4"
    >
      <span className="min-w-0">
        <TwoLineCell
          name={<span className="font-medium">{job.fileName}</span>}
          detail={`${exactDate(job.createdAt)} · ${job.createdBy} · ${WORDS.counts(job.rowsImported, job.recordsFailed)}`}
        />
      </span>
      <StatusBadge tone={IMPORT_STAGE_TONE[job.stage]}>{IMPORT_STAGE_TEXT[job.stage]}</StatusBadge>
    </Link>
  );
}
