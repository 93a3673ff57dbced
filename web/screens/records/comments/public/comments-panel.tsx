// What people say about a record, newest first, and the place to say something: a failure loses nothing that was typed.

import { COMMENT_FIELDS } from "@bondline/domain/records/comments/comment.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { type FormEvent, useMemo, useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { readPages } from "../../../../app/list/read-pages.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card } from "../../../../ui/card.tsx";
import { StreamItem, StreamWords } from "../../../../ui/stream.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { ActivityTime } from "../../history/public/activity-time.tsx";
import { useNewestPages } from "../../history/public/newest-pages.ts";
import { NewestStream } from "../../history/public/newest-stream.tsx";
import {
  CommentOnDocument,
  CommentOnDraft,
  CommentOnFacilityApplication,
  CommentsOfDocument,
  CommentsOfDraft,
  CommentsOfFacilityApplication,
} from "../comment-operations.ts";
import { COMMENT_WORDS as WORDS } from "../comment-words.ts";
import { TakeBack } from "./take-back.tsx";

type CommentedRecord = { readonly kind: keyof typeof COMMENTS; readonly id: string };

export type CommentsPanelProps = {
  readonly record: CommentedRecord;
  /** Any other number than before means that the record has changed: the newest comments are read again. */
  readonly revision: number;
  readonly capabilities: readonly string[];
};

/** The panel is made anew for another record, so that what is shown always belongs to this one. */
export function CommentsPanel({ record: { kind, id }, revision, capabilities }: CommentsPanelProps) {
  const pages = useNewestPages(
    useMemo(() => COMMENTS[kind](id), [kind, id]),
    revision,
  );
  const total = pages.page?.total ?? 0;
  return (
    <Card heading={WORDS.title} note={total > 0 ? total : undefined} hasRows>
      {capabilities.includes("CAN_COMMENT") && (
        <SaySomething record={{ kind, id }} onSaid={pages.readAgain} />
      )}
      <NewestStream
        pages={pages}
        words={WORDS}
        entry={({ id: commentId, author, content, createdAt, removedAt, removableUntil }, now) => (
          <StreamItem
            key={commentId}
            who={author.name}
            whoKind={author.isBankAuthor ? "organisation" : "person"}
            what={removedAt === null ? WORDS.said : WORDS.saidAndTookBack}
            when={<ActivityTime instant={createdAt} now={now} />}
          >
            {removedAt === null && <StreamWords>{content}</StreamWords>}
            {removableUntil !== null && (
              <TakeBack
                record={{ kind, id }}
                commentId={commentId}
                until={removableUntil}
                onDone={pages.readAgain}
              />
            )}
          </StreamItem>
        )}
      />
    </Card>
  );
}

const COMMENTS = {
  draft: (id: string) =>
    readPages({
      document: CommentsOfDraft,
      variablesOf: ({ first, after }) => ({ id, first, after }),
      connectionIn: ({ draftComments }) => draftComments,
    }),
  document: (id: string) =>
    readPages({
      document: CommentsOfDocument,
      variablesOf: ({ first, after }) => ({ id, first, after }),
      connectionIn: ({ documentComments }) => documentComments,
    }),
  facilityApplication: (id: string) =>
    readPages({
      document: CommentsOfFacilityApplication,
      variablesOf: ({ first, after }) => ({ id, first, after }),
      connectionIn: ({ facilityApplicationComments }) => facilityApplicationComments,
    }),
};

function SaySomething({ record, onSaid }: { readonly record: CommentedRecord; readonly onSaid: () => void }) {
  const [content, setContent] = useState("");
  const [fault, setFault] = useState<string>();
  const onDraft = useCommand(CommentOnDraft, { handledByScreen: true });
  const onDocument = useCommand(CommentOnDocument, { handledByScreen: true });
  const onApplication = useCommand(CommentOnFacilityApplication, { handledByScreen: true });
  const send = {
    draft: () => onDraft.send({ draftId: record.id, content }),
    document: () => onDocument.send({ documentId: record.id, content }),
    facilityApplication: () => onApplication.send({ facilityApplicationId: record.id, content }),
  }[record.kind];

  const say = async (event: FormEvent) => {
    event.preventDefault();
    const validated = COMMENT_FIELDS.content(content);
    setFault(validated.ok ? undefined : validated.message);
    if (!validated.ok) return;
    const answer = await send();
    if (!answer.ok) return setFault(answer.failure.fields.content ?? answer.failure.message);
    setContent("");
    onSaid();
  };

  return (
    <form
      data-print="hide"
      noValidate
      onSubmit={say}
      className="grid gap-3 border-b border-line px-4 py-4 sm:px-5"
    >
      <TextArea
        name="content"
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
      <div className="flex justify-end">
        <Button type="submit" isLoading={onDraft.sending || onDocument.sending || onApplication.sending}>
          {WORDS.send}
        </Button>
      </div>
    </form>
  );
}
