// Everything that waits for the provider's staff, what is due first at the top: taken, handed over and let go here.

import { DESK_WORK_KINDS, DESK_WORK_TEXT } from "@bondline/domain/office/desk/desk-work.ts";
import { useCallback, useMemo, useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { ListFilter, ListTable } from "../../../../app/list/list-panel.tsx";
import { useSelection } from "../../../../app/list/use-selection.ts";
import { notify } from "../../../../app/notices.ts";
import { usePageTitle } from "../../../../app/page-title.ts";
import { useSession } from "../../../../app/session.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { useRead } from "../../../../app/use-read.ts";
import { Button } from "../../../../ui/button.tsx";
import { QueueIcon } from "../../../../ui/icons.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { Page } from "../../../../ui/page.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SelectField } from "../../../../ui/select-field.tsx";
import { type Colleague, colleaguesIn, HandOverDialog } from "./hand-over-dialog.tsx";
import { type DeskWork, useDeskWork } from "./use-desk-work.ts";
import type { Work } from "./work-changes.ts";
import { WorkLoadCard } from "./work-load-card.tsx";
import { workLook } from "./work-look.tsx";
import { ReleaseDeskWorkDocument, TakeDeskWorkDocument, WorkClientDocument } from "./work-operations.ts";
import { WorkSelectionBar } from "./work-selection-bar.tsx";
import { WORK_WORDS as WORDS } from "./work-words.ts";

const DUE = [
  { value: "all", label: WORDS.all },
  { value: "overdue", label: WORDS.overdue },
];
const KINDS = [
  { value: "all", label: WORDS.everyKind },
  ...DESK_WORK_KINDS.map((kind) => ({ value: kind, label: DESK_WORK_TEXT[kind] })),
];

const SELECTION = {
  keyOf: ({ id }: Work) => id,
  nameOf: ({ reference, kind }: Work) => WORDS.chooseRow(reference, DESK_WORK_TEXT[kind]),
  allName: WORDS.chooseShown,
};

export function WorkScreen() {
  usePageTitle(WORDS.title);
  const { me } = useSession();
  const now = useNow();
  const { list, load } = useDeskWork(me?.id, now);
  const [handingOver, setHandingOver] = useState<Work>();
  const close = useCallback(() => setHandingOver(undefined), []);
  const { take, release, put } = useSteps(list);
  const look = useMemo(
    () => workLook({ now, myId: me?.id, onTake: take, onRelease: release, onHandOver: setHandingOver }),
    [now, me?.id, take, release],
  );
  const people = colleaguesIn(load.data?.deskLoad);
  const { place } = list;
  const selection = useSelection<Work>({ of: "", fitting: JSON.stringify(place.filters) }, SELECTION);
  return (
    <Page>
      <PageHeader
        title={WORDS.title}
        sentence={WORDS.sentence}
        actions={<ListFilter place={place} name="due" label={WORDS.due} options={DUE} />}
      />
      {place.filters.client !== "" && (
        <NarrowedToClient id={place.filters.client} onAll={() => place.narrow({ client: "" })} />
      )}
      <div className="flex flex-wrap gap-3">
        <div className="w-full sm:w-60">
          <SelectField
            label={WORDS.kind}
            value={place.filters.kind}
            onChange={(event) => place.narrow({ kind: event.target.value })}
            options={KINDS}
          />
        </div>
        <div className="w-full sm:w-60">
          <SelectField
            label={WORDS.person}
            value={place.filters.person}
            onChange={(event) => place.narrow({ person: event.target.value })}
            options={peopleOptions(people, place.filters.person, me?.id)}
          />
        </div>
      </div>
      <WorkSelectionBar selection={selection} colleagues={people} onDone={list.readAgain} />
      <ListTable
        list={list}
        selection={selection.table}
        label={WORDS.title}
        columns={look.columns}
        phoneRow={look.phoneRow}
        empty={{ icon: QueueIcon, title: WORDS.empty, sentence: WORDS.emptySentence }}
      />
      <WorkLoadCard
        load={load}
        myId={me?.id}
        person={place.filters.person}
        onPerson={(person) => place.narrow({ person })}
      />
      {handingOver !== undefined && (
        <HandOverDialog
          work={handingOver}
          colleagues={people}
          onChanged={put}
          onBehind={list.readAgain}
          onClose={close}
        />
      )}
    </Page>
  );
}

/** As the page of a client leads here. */
function NarrowedToClient({ id, onAll }: { readonly id: string; readonly onAll: () => void }) {
  const { data } = useRead(WorkClientDocument, { id });
  return (
    <Notice
      tone="info"
      title={data === undefined ? WORDS.ofOneClient : WORDS.ofClient(data.client.name)}
      action={
        <Button size="small" onClick={onAll}>
          {WORDS.everyClient}
        </Button>
      }
    />
  );
}

/** The row takes what the server answers; whoever came too late is shown by a notice, and sees the present list. */
function useSteps({ change, readAgain }: DeskWork["list"]) {
  const { send: sendTake } = useCommand(TakeDeskWorkDocument);
  const { send: sendRelease } = useCommand(ReleaseDeskWorkDocument);
  const put = useCallback(
    (work: Work) =>
      change((page) => ({ ...page, rows: page.rows.map((row) => (row.id === work.id ? work : row)) })),
    [change],
  );
  const take = useCallback(
    async ({ id, version, reference }: Work) => {
      const answer = await sendTake({ id, version });
      if (!answer.ok) return readAgain();
      put(answer.data.takeDeskWork.deskWork);
      notify({ tone: "ok", title: WORDS.taken(reference) });
    },
    [sendTake, put, readAgain],
  );
  const release = useCallback(
    async ({ id, version, reference }: Work) => {
      const answer = await sendRelease({ id, version });
      if (!answer.ok) return readAgain();
      put(answer.data.releaseDeskWork.deskWork);
      notify({ tone: "ok", title: WORDS.released(reference) });
    },
    [sendRelease, put, readAgain],
  );
  return { take, release, put };
}

function peopleOptions(people: readonly Colleague[], chosen: string, myId: string | undefined) {
  const others = people.filter(({ accountId }) => accountId !== myId || accountId === chosen);
  return [
    { value: "", label: WORDS.anyone },
    { value: "me", label: WORDS.me },
    { value: "free", label: WORDS.free },
    ...others.map(({ accountId, name }) => ({ value: accountId, label: name })),
  ];
}
