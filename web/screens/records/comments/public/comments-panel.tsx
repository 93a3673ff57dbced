// What people say about a record, newest first, and the place to say something: a failure loses nothing that was typed.

import { COMMENT_FIELDS } from "@bondline/domain/records/comments/comment.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { type FormEvent, useState } from "react";
import { useCommand } from "../../../../api/use-command.ts";
import { useNow } from "../../../../app/time/use-now.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, CardBody } from "../../../../ui/card.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { Stream, StreamItem, StreamWords } from "../../../../ui/stream.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { ActivityTime } from "../../history/public/activity-time.tsx";
import { CommentOnDocument, CommentOnDraft } from "../comment-operations.ts";
import { COMMENT_WORDS as WORDS } from "../comment-words.ts";
import { type CommentedRecord, type Comments, useComments } from "../use-comments.ts";

export type CommentsPanelProps = {
  readonly record: CommentedRecord;
  /** Any other number than before means that the record has changed: the newest comments are read again. */
  readonly revision: number;
  readonly capabilities: readonly string[];
};

export function CommentsPanel({ record, revision, capabilities }: CommentsPanelProps) {
  const comments = useComments(record, revision);
  const total = comments.page?.totalCount ?? 0;
  return (
    <Card heading={WORDS.title} note={total > 0 ? total : undefined} hasRows>
      {capabilities.includes("CAN_COMMENT") && <SaySomething record={record} onSaid={comments.readAgain} />}
      <Said comments={comments} />
    </Card>
  );
}

function SaySomething({ record, onSaid }: { readonly record: CommentedRecord; readonly onSaid: () => void }) {
  const [content, setContent] = useState("");
  const [fault, setFault] = useState<string>();
  const onDraft = useCommand(CommentOnDraft, { handledByScreen: true });
  const onDocument = useCommand(CommentOnDocument, { handledByScreen: true });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const validated = COMMENT_FIELDS.content(content);
    setFault(validated.ok ? undefined : validated.message);
    if (!validated.ok) return;
    const answer =
      record.kind === "draft"
        ? await onDraft.send({ draftId: record.id, content })
        : await onDocument.send({ documentId: record.id, content });
    if (!answer.ok) return setFault(answer.failure.fields.content ?? answer.failure.message);
    setContent("");
    onSaid();
  };

  return (
    <form noValidate onSubmit={send} className="grid gap-3 border-b border-line px-4 py-4 sm:px-5">
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
        <Button type="submit" isLoading={onDraft.sending || onDocument.sending}>
          {WORDS.send}
        </Button>
      </div>
    </form>
  );
}

function Said({ comments: { page, hasFailed, readAgain, showMore } }: { readonly comments: Comments }) {
  const now = useNow();
  if (page === undefined && hasFailed)
    return <ErrorState title={WORDS.loadFailed} sentence={WORDS.tryAgain} onRetry={readAgain} />;
  if (page === undefined) return <SkeletonRows rows={2} label={WORDS.loading} />;
  if (page.groups.length === 0)
    return (
      <CardBody>
        <p className="text-body text-ink-2">{WORDS.none}</p>
      </CardBody>
    );
  return (
    <>
      <CardBody>
        <Stream label={WORDS.list}>
          {page.groups.map(({ id, author, content, createdAt }) => (
            <StreamItem
              key={id}
              who={author.name}
              whoKind={author.isBankAuthor ? "organisation" : "person"}
              what={WORDS.said}
              when={<ActivityTime instant={createdAt} now={now} />}
            >
              <StreamWords>{content}</StreamWords>
            </StreamItem>
          ))}
        </Stream>
      </CardBody>
      {page.hasNextPage && (
        <div className="flex items-center justify-center gap-x-4 border-t border-line px-4 py-2">
          <Button variant="quiet" size="small" onClick={showMore}>
            {WORDS.showMore}
          </Button>
          <span className="figures text-label text-ink-3">
            {WORDS.shown(page.groups.length, page.totalCount)}
          </span>
        </div>
      )}
    </>
  );
}
