// All threads of a bank's or insurer's work, for its own people: what waits for an answer, and everything, with who has spoken last.

import { REQUIRED_DOCUMENT_TYPE_TEXT } from "@bondline/domain/drafts/required-documents/required-document-text.ts";
import { BANK_THREAD_SIDE_TEXT, BANK_THREAD_TEXT } from "@bondline/domain/office/bank-threads/bank-thread.ts";
import type { BankThreadRowFragment } from "../../../api/generated/graphql.ts";
import { ListSearch, ListTable, ListTabs } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { paths } from "../../../paths.ts";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../ui/data-table-phone-list.tsx";
import { CommentIcon } from "../../../ui/icons.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { BankThreadListDocument } from "./bank-thread-operations.ts";
import { BANK_THREAD_WORDS as WORDS } from "./bank-thread-words.ts";

type Thread = BankThreadRowFragment;
type Tab = "open" | "all";

const SHAPE: ListShape<Tab> = { tabs: ["open", "all"], isSearched: true };
const TABS: Readonly<Record<Tab, string>> = { open: WORDS.open, all: WORDS.all };

export function BankThreadsScreen() {
  usePageTitle(WORDS.title);
  const list = useList({ shape: SHAPE, read: readThreads });
  const { place } = list;
  return (
    <Page>
      <PageHeader title={WORDS.title} sentence={WORDS.sentence} />
      <ListTabs place={place} label={WORDS.filter} text={TABS} />
      <div className="w-full sm:w-80">
        <ListSearch place={place} label={WORDS.search} />
      </div>
      <ListTable
        list={list}
        label={WORDS.title}
        columns={COLUMNS}
        phoneRow={phoneRow}
        empty={place.tab === "open" ? NONE_OPEN : NONE}
      />
    </Page>
  );
}

const NONE = { icon: CommentIcon, title: WORDS.empty, sentence: WORDS.emptySentence };
const NONE_OPEN = {
  icon: CommentIcon,
  title: WORDS.noneOpen,
  sentence: WORDS.noneOpenSentence,
  action: <LinkButton href={`${paths.staffThreads()}?tab=all`}>{WORDS.showAll}</LinkButton>,
};

const readThreads = readPages({
  document: BankThreadListDocument,
  variablesOf: ({ tab, search, first, after }: ListWanted<Tab>) => ({
    awaitsBank: tab === "open",
    search: search === "" ? null : search,
    first,
    after,
  }),
  connectionIn: ({ bankThreads }) => bankThreads,
});

/** To the record on whose page it is read and answered. */
function hrefOf({ kind, parentId, organisationId }: Thread): string {
  if (kind === "APPLICATION") return paths.facilityApply({ facilityApplicationId: parentId });
  if (kind === "DOCUMENT") return paths.documentView({ documentId: parentId, organisationId });
  return paths.staffDraft({ draftId: parentId });
}

const reference = (thread: Thread) => <TextLink href={hrefOf(thread)}>{thread.reference}</TextLink>;
const aboutOf = ({ kind, topic }: Thread) =>
  topic === null ? BANK_THREAD_TEXT[kind] : REQUIRED_DOCUMENT_TYPE_TEXT[topic];

function speakerOf({ lastAuthorName, lastSide }: Thread): string {
  const side = BANK_THREAD_SIDE_TEXT[lastSide];
  return lastAuthorName === null ? side : WORDS.by(lastAuthorName, side);
}

const COLUMNS: readonly DataTableColumn<Thread>[] = [
  {
    id: "what",
    header: WORDS.columns.what,
    isRowName: true,
    width: "208px",
    skeleton: { kind: "two-line", widthPx: 120 },
    cell: (thread) => (
      <span className="block min-w-0">
        {reference(thread)}
        <span className="block text-label text-ink-3">{aboutOf(thread)}</span>
      </span>
    ),
  },
  {
    id: "client",
    header: WORDS.columns.client,
    width: "208px",
    skeleton: { kind: "text", widthPx: 140 },
    cell: ({ organisationName }) => organisationName ?? "",
  },
  {
    id: "last",
    header: WORDS.columns.last,
    skeleton: { kind: "two-line", widthPx: 220 },
    cell: (thread) => <LastSaid thread={thread} />,
  },
  {
    id: "when",
    header: WORDS.columns.when,
    width: "192px",
    skeleton: { kind: "two-line", widthPx: 120 },
    cell: (thread) => <When thread={thread} />,
  },
];

function phoneRow(thread: Thread): PhoneRow {
  return {
    title: reference(thread),
    detail: (
      <>
        <span className="block truncate">
          {[aboutOf(thread), thread.organisationName ?? ""].filter((each) => each !== "").join(" · ")}
        </span>
        <LastSaid thread={thread} />
        <When thread={thread} />
      </>
    ),
  };
}

function LastSaid({ thread }: { readonly thread: Thread }) {
  return (
    <span className="block min-w-0">
      <span className="block truncate">{thread.lastWords ?? WORDS.withoutWords}</span>
      <span className="block truncate text-label text-ink-3">{speakerOf(thread)}</span>
    </span>
  );
}

function When({ thread: { lastSaidAt, awaitsBank } }: { readonly thread: Thread }) {
  return (
    <span className="figures block">
      {exactTime(lastSaidAt)}
      {awaitsBank && (
        <span className="block">
          <StatusBadge tone="warn">{WORDS.toAnswer}</StatusBadge>
        </span>
      )}
    </span>
  );
}
