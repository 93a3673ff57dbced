// Who is notified of what happens to a draft or document: by topic in a sentence, and person by person to change; for others their own choice.

import { useState } from "react";
import { notify } from "../../../app/notices.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PEOPLE_WORDS } from "./collaborator-words.ts";
import type { PeopledRecord } from "./public/record-people.tsx";
import { type Listener, TOPICS_OF, type Topic, useListeners, useSetTopics } from "./use-notification-list.ts";

const WORDS = PEOPLE_WORDS.notified;
type Listed = Pick<PeopledRecord, "kind" | "id" | "capabilities">;
type DialogProps = { readonly record: Listed; readonly onClose: () => void };

const RIGHT = { document: "CAN_MANAGE_NOTIFICATION_LIST", draft: "CAN_MANAGE_COLLABORATORS" } as const;
const SENTENCES = {
  document: { all: WORDS.sentence, own: WORDS.ownSentence },
  draft: { all: WORDS.draftSentence, own: WORDS.draftOwnSentence },
} as const;

export function NotificationDialog({ record, onClose }: DialogProps) {
  const { kind, capabilities } = record;
  const { read, people } = useListeners(record);
  const maySetAll = capabilities.includes(RIGHT[kind]);
  return (
    <Dialog
      title={maySetAll ? WORDS.title : WORDS.ownTitle}
      sentence={SENTENCES[kind][maySetAll ? "all" : "own"]}
      onClose={onClose}
    >
      {people === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.notLoaded} rows={3} />
      ) : (
        <div className="grid gap-5">
          {maySetAll && <ByTopic kind={kind} people={people} />}
          <ul className="divide-y divide-line">
            {firstTopics(people).map((person) => (
              <PersonNotified
                key={person.userId}
                record={record}
                person={person}
                maySetAll={maySetAll}
                onSaved={read.readAgain}
              />
            ))}
          </ul>
          {kind === "document" && <p className="text-label text-ink-3">{WORDS.expiry}</p>}
        </div>
      )}
    </Dialog>
  );
}

type ByTopicProps = { readonly kind: Listed["kind"]; readonly people: readonly Listener[] };

function ByTopic({ kind, people }: ByTopicProps) {
  const namesFor = (topic: Topic) =>
    people.flatMap(({ name, topics }) => (topics.includes(topic) ? [name] : [])).join(", ");
  return (
    <DefinitionList
      items={TOPICS_OF[kind].map(({ topic, text }) => ({
        term: text,
        value: namesFor(topic) || WORDS.noneYet,
      }))}
    />
  );
}

function firstTopics(people: readonly Listener[]): Listener[] {
  return people.toSorted((one, other) => Number(other.topics.length > 0) - Number(one.topics.length > 0));
}

type PersonProps = {
  readonly record: Listed;
  readonly person: Listener;
  readonly maySetAll: boolean;
  readonly onSaved: () => void;
};

function PersonNotified({ person, maySetAll, ...rest }: PersonProps) {
  const { me } = useSession();
  const isOwn = person.email === me?.email;
  const [isChanging, setChanging] = useState(!maySetAll);
  const notified = TOPICS_OF[rest.record.kind]
    .flatMap(({ topic, text }) => (person.topics.includes(topic) ? [text] : []))
    .join(", ");
  if (isChanging)
    return <TopicsForm {...rest} person={person} isOwn={isOwn} onDone={() => setChanging(!maySetAll)} />;
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-medium">{isOwn ? PEOPLE_WORDS.you : person.name}</p>
        <p className="text-label break-words text-ink-3">{notified || WORDS.ofNothing}</p>
      </div>
      <Button size="small" aria-label={WORDS.change(person.name)} onClick={() => setChanging(true)}>
        {WORDS.changeShort}
      </Button>
    </li>
  );
}

type FormProps = Omit<PersonProps, "maySetAll"> & { readonly isOwn: boolean; readonly onDone: () => void };

function TopicsForm({ record, person, isOwn, onSaved, onDone }: FormProps) {
  const [topics, setTopics] = useState<readonly Topic[]>(person.topics);
  const [refusal, setRefusal] = useState<string>();
  const { set, isSending } = useSetTopics(record);
  const offered = TOPICS_OF[record.kind].filter(({ topic }) => person.offeredTopics.includes(topic));
  const save = async () => {
    const answer = await set({ person, isOwn, topics });
    if (!answer.ok) return setRefusal(answer.failure.message);
    notify({ tone: "ok", title: WORDS.done, detail: person.name });
    onSaved();
    onDone();
  };
  const choose = (topic: Topic, isChosen: boolean) =>
    setTopics(isChosen ? [...topics, topic] : topics.filter((each) => each !== topic));
  return (
    <li className="py-3">
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-label font-medium">
          {isOwn ? WORDS.ownTopics : WORDS.topics(person.name)}
        </legend>
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.failed}>
            {refusal}
          </Notice>
        )}
        {offered.map(({ topic, text }) => (
          <CheckboxField
            key={topic}
            label={text}
            checked={topics.includes(topic)}
            onChange={({ target }) => choose(topic, target.checked)}
          />
        ))}
        <p className="text-label text-ink-3">{WORDS.off}</p>
        <div>
          <Button size="small" variant="primary" isLoading={isSending} onClick={() => void save()}>
            {WORDS.save}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
