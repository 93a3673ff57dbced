// Changes that wait for a second administrator, and those that were decided; for provider administrators.

import { CHANGE_STATUS_TEXT, CHANGE_SUBJECT_TEXT } from "@bondline/domain/office/changes/office-change.ts";
import { useState } from "react";
import type { OfficeChangeRowFragment } from "../../../api/generated/graphql.ts";
import { ListCard, ListFilter } from "../../../app/list/list-panel.tsx";
import type { ListShape } from "../../../app/list/list-place.ts";
import { type ListWanted, readPages } from "../../../app/list/read-pages.ts";
import { useList } from "../../../app/list/use-list.ts";
import { usePageTitle } from "../../../app/page-title.ts";
import { exactTime } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { QueueIcon } from "../../../ui/icons.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { OfficeChangesDocument } from "./change-operations.ts";
import { CHANGE_WORDS as WORDS } from "./change-words.ts";

type Change = OfficeChangeRowFragment;

const FILTERS = [
  { value: "waiting", label: WORDS.waiting },
  { value: "all", label: WORDS.all },
];
const SHAPE: ListShape<string, "status"> = { filters: { status: FILTERS.map(({ value }) => value) } };

export function ChangesScreen() {
  usePageTitle(WORDS.title);
  const list = useList({ shape: SHAPE, read: readChanges });
  const [opened, setOpened] = useState<Change>();
  const close = () => setOpened(undefined);
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={<ListFilter place={list.place} name="status" label={WORDS.filter} options={FILTERS} />}
      />
      <ListCard
        list={list}
        aria-label={WORDS.title}
        loading={WORDS.loading}
        notLoaded={WORDS.notLoaded}
        empty={{
          icon: QueueIcon,
          title: statusIn(list.place) === null ? WORDS.none : WORDS.noneWaiting,
          sentence: WORDS.noneSentence,
        }}
        row={(change) => <ChangeRow change={change} onOpen={() => setOpened(change)} />}
      />
      {opened !== undefined && (
        <ChangeDialog
          change={opened}
          onDecided={() => {
            close();
            list.readAgain();
          }}
          onBehind={list.readAgain}
          onClose={close}
        />
      )}
    </Page>
  );
}

type Narrowed = Pick<ListWanted<string, "status">, "filters">;

function statusIn({ filters }: Narrowed): "PROPOSED" | null {
  return filters.status === "all" ? null : "PROPOSED";
}

const readChanges = readPages({
  document: OfficeChangesDocument,
  variablesOf: (wanted: ListWanted<string, "status">) => ({
    status: statusIn(wanted),
    first: wanted.first,
    after: wanted.after,
  }),
  connectionIn: ({ officeChanges }) => officeChanges,
});

const TONES = { PROPOSED: "warn", APPROVED: "ok", DECLINED: "danger", WITHDRAWN: "mute" } as const;

function ChangeRow({ change, onOpen }: { readonly change: Change; readonly onOpen: () => void }) {
  const { subject, subjectName, status, reason, proposedBy, createdAt, decidedBy, decidedAt, decisionNote } =
    change;
  return (
    <div className="flex flex-col gap-3 px-4 py-4 sm:flex-row sm:items-start sm:gap-6 sm:px-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-body font-semibold wrap-anywhere">{subjectName}</h2>
          <StatusBadge tone={TONES[status]}>{CHANGE_STATUS_TEXT[status]}</StatusBadge>
        </div>
        <p className="mt-0.5 text-body text-ink-2">{CHANGE_SUBJECT_TEXT[subject]}</p>
        <p className="mt-0.5 text-body break-words text-ink-2">{WORDS.why(reason)}</p>
        <p className="mt-1 text-label text-ink-3">{WORDS.proposedBy(proposedBy, exactTime(createdAt))}</p>
        {decidedBy !== null && decidedAt !== null && (
          <p className="text-label text-ink-3">{WORDS.decidedBy(decidedBy, exactTime(decidedAt))}</p>
        )}
        {decisionNote !== null && (
          <p className="text-label break-words text-ink-3">{WORDS.note(decisionNote)}</p>
        )}
      </div>
      <Button size="small" aria-label={WORDS.lookAt(subjectName)} onClick={onOpen}>
        {WORDS.look}
      </Button>
    </div>
  );
}
