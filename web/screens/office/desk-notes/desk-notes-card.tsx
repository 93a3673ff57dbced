// What colleagues wrote about a record, newest first, and the place to write: a failure loses nothing that was typed.

import { DESK_NOTE_FIELDS } from "@bondline/domain/office/desk-notes/desk-note.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { type FormEvent, useMemo, useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import { readPages } from "../../../app/list/read-pages.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { StreamItem, StreamWords } from "../../../ui/stream.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { ActivityTime } from "../../records/history/public/activity-time.tsx";
import { useNewestPages } from "../../records/history/public/newest-pages.ts";
import { NewestStream } from "../../records/history/public/newest-stream.tsx";
import { ColleagueChoice } from "./colleague-choice.tsx";
import { DeskNotes, WriteDeskNote } from "./desk-note-operations.ts";
import { DESK_NOTE_WORDS as WORDS } from "./desk-note-words.ts";
import type { DeskNotesProps } from "./public/desk-notes.tsx";
import { TakeNoteBack } from "./take-note-back.tsx";

export function DeskNotesCard({ record: { kind, id }, revision }: DeskNotesProps) {
  const read = useMemo(
    () =>
      readPages({
        document: DeskNotes,
        variablesOf: ({ first, after }) => ({ kind, id, first, after }),
        connectionIn: ({ deskNotes }) => deskNotes,
      }),
    [kind, id],
  );
  const pages = useNewestPages(read, revision);
  const total = pages.page?.total ?? 0;
  return (
    <Card heading={WORDS.title} note={total > 0 ? total : undefined} hasRows>
      <WriteNote record={{ kind, id }} onWritten={pages.readAgain} />
      <NewestStream
        pages={pages}
        words={WORDS}
        entry={(note, now) => (
          <StreamItem
            key={note.id}
            who={note.author}
            what={note.removedAt === null ? saidBy(note.mentioned) : WORDS.wroteAndTookBack}
            when={<ActivityTime instant={note.createdAt} now={now} />}
          >
            {note.removedAt === null && <StreamWords>{note.content}</StreamWords>}
            {note.removableUntil !== null && (
              <TakeNoteBack id={note.id} until={note.removableUntil} onDone={pages.readAgain} />
            )}
          </StreamItem>
        )}
      />
    </Card>
  );
}

const saidBy = (mentioned: readonly string[]) =>
  mentioned.length === 0 ? WORDS.wrote : WORDS.wroteFor(mentioned);

type WriteNoteProps = {
  readonly record: DeskNotesProps["record"];
  readonly onWritten: () => void;
};

function WriteNote({ record: { kind, id }, onWritten }: WriteNoteProps) {
  const [content, setContent] = useState("");
  const [mentionedIds, setMentionedIds] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string>();
  const { send, sending } = useCommand(WriteDeskNote, { handledByScreen: true });

  const write = async (event: FormEvent) => {
    event.preventDefault();
    const validated = DESK_NOTE_FIELDS.content(content);
    setFault(validated.ok ? undefined : validated.message);
    if (!validated.ok) return;
    const answer = await send({ recordKind: kind, recordId: id, content, mentionedIds: [...mentionedIds] });
    if (!answer.ok) return setFault(whyRefused(answer.failure));
    setContent("");
    setMentionedIds([]);
    onWritten();
  };

  return (
    <form
      data-print="hide"
      noValidate
      onSubmit={write}
      className="grid gap-3 border-b border-line px-4 py-4 sm:px-5"
    >
      <TextArea
        name="note"
        label={WORDS.label}
        help={WORDS.help}
        rows={2}
        value={content}
        error={fault}
        maxCharacters={LENGTHS.comment}
        onChange={(event) => {
          setContent(event.target.value);
          setFault(undefined);
        }}
      />
      <ColleagueChoice chosen={mentionedIds} onChange={setMentionedIds} />
      <div className="flex justify-end">
        <Button type="submit" isLoading={sending}>
          {WORDS.send}
        </Button>
      </div>
    </form>
  );
}
