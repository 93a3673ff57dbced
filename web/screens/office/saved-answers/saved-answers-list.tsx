// The team's saved answers beside the field that they go into: to use one, to keep what was typed, to change and to remove one.

import { useState } from "react";
import type { SavedAnswerShownFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { EditIcon, RemoveIcon } from "../../../ui/icons.ts";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { SavedAnswerForm } from "./saved-answer-form.tsx";
import { ChangeSavedAnswer, RemoveSavedAnswer, SaveAnswer, SavedAnswers } from "./saved-answer-operations.ts";
import { SAVED_ANSWER_WORDS as WORDS } from "./saved-answer-words.ts";

type SavedAnswersListProps = {
  /** What stands in the field now. */
  readonly typed: () => string;
  readonly onUse: (answer: string) => void;
};

export function SavedAnswersList({ typed, onUse }: SavedAnswersListProps) {
  const { data, failure, readAgain } = useRead(SavedAnswers, {});
  if (failure !== undefined && data === undefined)
    return <ErrorState title={WORDS.failed} sentence={failure.message} onRetry={readAgain} />;
  if (data === undefined) return <SkeletonRows rows={2} label={WORDS.loading} />;
  return (
    <div className="grid gap-2">
      {data.savedAnswers.length === 0 ? (
        <p className="text-label text-ink-2">{WORDS.none}</p>
      ) : (
        <ul
          aria-label={WORDS.title}
          className="grid max-h-72 overflow-y-auto rounded-control bg-sunken has-[textarea]:max-h-none"
        >
          {data.savedAnswers.map((answer) => (
            <AnswerRow key={answer.id} answer={answer} onUse={onUse} onChanged={readAgain} />
          ))}
        </ul>
      )}
      <KeepTyped typed={typed} onKept={readAgain} />
    </div>
  );
}

type AnswerRowProps = {
  readonly answer: SavedAnswerShownFragment;
  readonly onUse: (answer: string) => void;
  readonly onChanged: () => void;
};

function AnswerRow({ answer, onUse, onChanged }: AnswerRowProps) {
  const [doing, setDoing] = useState<"change" | "remove">();
  const { id, version, title, content } = answer;
  const change = useCommand(ChangeSavedAnswer, { handledByScreen: true });
  const leave = () => setDoing(undefined);
  if (doing === "remove") return <RemoveAnswer answer={answer} onRemoved={onChanged} onLeave={leave} />;
  return (
    <li className="border-b border-line px-3 py-2.5 last:border-b-0">
      {doing === "change" ? (
        <SavedAnswerForm
          start={{ title, content }}
          isSending={change.sending}
          send={(text) => change.send({ id, version, ...text })}
          onSaved={() => {
            notify({ tone: "ok", title: WORDS.changed });
            leave();
            onChanged();
          }}
          onLeave={leave}
        />
      ) : (
        <div className="flex items-start gap-1">
          <button
            type="button"
            aria-label={WORDS.use(title)}
            onClick={() => onUse(content)}
            className="min-w-0 flex-1 rounded-badge text-left hover:text-accent-text"
          >
            <span className="block text-label font-medium wrap-anywhere">{title}</span>
            <span className="line-clamp-2 text-meta whitespace-pre-line text-ink-2">{content}</span>
          </button>
          <IconButton icon={EditIcon} label={WORDS.change(title)} onClick={() => setDoing("change")} />
          <IconButton icon={RemoveIcon} label={WORDS.remove(title)} onClick={() => setDoing("remove")} />
        </div>
      )}
    </li>
  );
}

type RemoveAnswerProps = {
  readonly answer: SavedAnswerShownFragment;
  readonly onRemoved: () => void;
  readonly onLeave: () => void;
};

function RemoveAnswer({ answer: { id, version, title }, onRemoved, onLeave }: RemoveAnswerProps) {
  const { send, sending } = useCommand(RemoveSavedAnswer, { handledByScreen: true });
  const [fault, setFault] = useState<string>();
  const remove = async () => {
    const answered = await send({ id, version });
    if (!answered.ok) return setFault(answered.failure.message);
    notify({ tone: "ok", title: WORDS.removed });
    onRemoved();
  };
  return (
    <li className="grid gap-2 border-b border-line px-3 py-2.5 last:border-b-0">
      <p className="text-label">{WORDS.removeQuestion(title)}</p>
      {fault !== undefined && (
        <p role="alert" className="text-label text-danger">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="danger-quiet" isLoading={sending} onClick={() => void remove()}>
          {WORDS.removeIt}
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          {WORDS.keep}
        </Button>
      </div>
    </li>
  );
}

type KeepTypedProps = { readonly typed: () => string; readonly onKept: () => void };

function KeepTyped({ typed, onKept }: KeepTypedProps) {
  const [content, setContent] = useState<string>();
  const [isEmpty, setEmpty] = useState(false);
  const { send, sending } = useCommand(SaveAnswer, { handledByScreen: true });
  const leave = () => setContent(undefined);
  if (content !== undefined)
    return (
      <div className="rounded-control bg-sunken px-3 py-2.5">
        <SavedAnswerForm
          start={{ title: "", content }}
          isSending={sending}
          send={send}
          onSaved={() => {
            notify({ tone: "ok", title: WORDS.saved });
            leave();
            onKept();
          }}
          onLeave={leave}
        />
      </div>
    );
  const begin = () => {
    const text = typed().trim();
    setEmpty(text === "");
    if (text !== "") setContent(text);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Button size="small" variant="quiet" onClick={begin}>
        {WORDS.saveTyped}
      </Button>
      {isEmpty && (
        <p role="status" className="text-label text-ink-2">
          {WORDS.nothingTyped}
        </p>
      )}
    </div>
  );
}
