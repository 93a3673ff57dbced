// Who is told of what happens to a document: by topic in a sentence, and person by person to change; for others their own choice.

import {
  NOTIFICATION_TOPIC_TEXT,
  NOTIFICATION_TOPICS,
} from "@bondline/domain/records/collaborators/notification-list.ts";
import { useState } from "react";
import type { DocumentListenerRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useSession } from "../../../app/session.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { DefinitionList } from "../../../ui/definition-list.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { NotificationListRead, NotificationsSet, OwnNotificationsSet } from "./collaborator-operations.ts";
import { PEOPLE_WORDS } from "./collaborator-words.ts";
import type { PeopledRecord } from "./public/record-people.tsx";

const WORDS = PEOPLE_WORDS.told;
type Listener = DocumentListenerRecordFragment;
type Topic = Listener["topics"][number];
type DialogProps = {
  readonly document: Pick<PeopledRecord, "id" | "capabilities">;
  readonly onClose: () => void;
};

export function NotificationDialog({ document, onClose }: DialogProps) {
  const read = useRead(NotificationListRead, { documentId: document.id });
  const people = read.data?.documentNotificationList;
  const maySetAll = document.capabilities.includes("CAN_MANAGE_NOTIFICATION_LIST");
  return (
    <Dialog
      title={maySetAll ? WORDS.title : WORDS.ownTitle}
      sentence={maySetAll ? WORDS.sentence : WORDS.ownSentence}
      onClose={onClose}
    >
      {people === undefined ? (
        <ReadPending of={read} notLoaded={WORDS.notLoaded} rows={3} />
      ) : (
        <div className="grid gap-5">
          {maySetAll && <ByTopic people={people} />}
          <ul className="divide-y divide-line">
            {toldFirst(people).map((person) => (
              <PersonTold
                key={person.userId}
                documentId={document.id}
                person={person}
                maySetAll={maySetAll}
                onSaved={read.readAgain}
              />
            ))}
          </ul>
          <p className="text-label text-ink-3">{WORDS.expiry}</p>
        </div>
      )}
    </Dialog>
  );
}

function ByTopic({ people }: { readonly people: readonly Listener[] }) {
  const namesFor = (topic: Topic) =>
    people.flatMap(({ name, topics }) => (topics.includes(topic) ? [name] : [])).join(", ");
  return (
    <DefinitionList
      items={NOTIFICATION_TOPICS.map((topic) => ({
        term: NOTIFICATION_TOPIC_TEXT[topic],
        value: namesFor(topic) || WORDS.noneYet,
      }))}
    />
  );
}

function toldFirst(people: readonly Listener[]): Listener[] {
  return people.toSorted((one, other) => Number(other.topics.length > 0) - Number(one.topics.length > 0));
}

type PersonProps = {
  readonly documentId: string;
  readonly person: Listener;
  readonly maySetAll: boolean;
  readonly onSaved: () => void;
};

function PersonTold({ person, maySetAll, ...rest }: PersonProps) {
  const { me } = useSession();
  const isOwn = person.email === me?.email;
  const [isChanging, setChanging] = useState(!maySetAll);
  const told = person.topics.map((topic) => NOTIFICATION_TOPIC_TEXT[topic]).join(", ");
  if (isChanging)
    return <TopicsForm {...rest} person={person} isOwn={isOwn} onDone={() => setChanging(!maySetAll)} />;
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="truncate text-body font-medium">{isOwn ? PEOPLE_WORDS.you : person.name}</p>
        <p className="text-label break-words text-ink-3">{told || WORDS.ofNothing}</p>
      </div>
      <Button size="small" aria-label={WORDS.change(person.name)} onClick={() => setChanging(true)}>
        {WORDS.changeShort}
      </Button>
    </li>
  );
}

type FormProps = Omit<PersonProps, "maySetAll"> & { readonly isOwn: boolean; readonly onDone: () => void };

function TopicsForm({ documentId, person, isOwn, onSaved, onDone }: FormProps) {
  const [topics, setTopics] = useState<readonly Topic[]>(person.topics);
  const [refusal, setRefusal] = useState<string>();
  const own = useCommand(OwnNotificationsSet, { handledByScreen: true });
  const others = useCommand(NotificationsSet, { handledByScreen: true });
  const save = async () => {
    const input = { documentId, topics: [...topics] };
    const answer = await (isOwn ? own.send(input) : others.send({ ...input, userId: person.userId }));
    if (!answer.ok) return setRefusal(answer.failure.message);
    notify({ tone: "ok", title: WORDS.done, detail: person.name });
    onSaved();
    onDone();
  };
  const choose = (topic: Topic, isChosen: boolean) =>
    setTopics(NOTIFICATION_TOPICS.filter((each) => (each === topic ? isChosen : topics.includes(each))));
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
        {NOTIFICATION_TOPICS.map((topic) => (
          <CheckboxField
            key={topic}
            label={NOTIFICATION_TOPIC_TEXT[topic]}
            checked={topics.includes(topic)}
            onChange={({ target }) => choose(topic, target.checked)}
          />
        ))}
        <p className="text-label text-ink-3">{WORDS.off}</p>
        <div>
          <Button
            size="small"
            variant="primary"
            isLoading={own.sending || others.sending}
            onClick={() => void save()}
          >
            {WORDS.save}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
