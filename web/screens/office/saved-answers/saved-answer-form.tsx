// Title and text of a saved answer. It stands inside another form, so that it is none itself: Enter in the title saves the answer, not the decision.

import {
  SAVED_ANSWER_RULES,
  SAVED_ANSWER_TITLE_MAX,
} from "@bondline/domain/office/saved-answers/saved-answer.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { type KeyboardEvent, useState } from "react";
import type { Failure } from "../../../api/failure.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { SAVED_ANSWER_WORDS as WORDS } from "./saved-answer-words.ts";

type Text = { title: string; content: string };
type Answered = { readonly ok: true } | { readonly ok: false; readonly failure: Failure };

type SavedAnswerFormProps = {
  readonly start: Text;
  readonly isSending: boolean;
  readonly send: (text: Text) => Promise<Answered>;
  readonly onSaved: () => void;
  readonly onLeave: () => void;
};

export function SavedAnswerForm({ start, isSending, send, onSaved, onLeave }: SavedAnswerFormProps) {
  const [text, setText] = useState(start);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const validated = checkFields(SAVED_ANSWER_RULES, text);
    setFaults(validated.ok ? {} : validated.fields);
    setProblem(undefined);
    if (!validated.ok) return;
    const answered = await send(text);
    if (answered.ok) return onSaved();
    setFaults(answered.failure.fields);
    if (Object.keys(answered.failure.fields).length === 0) setProblem(answered.failure.message);
  };
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void save();
  };
  return (
    <div className="grid gap-3">
      <TextField
        label={WORDS.titleLabel}
        help={WORDS.titleHelp}
        error={faults.title}
        maxLength={SAVED_ANSWER_TITLE_MAX}
        value={text.title}
        onChange={({ currentTarget }) => setText({ ...text, title: currentTarget.value })}
        onKeyDown={saveByEnter}
      />
      <TextArea
        label={WORDS.textLabel}
        rows={3}
        error={faults.content}
        maxCharacters={LENGTHS.declineReason}
        value={text.content}
        onChange={({ currentTarget }) => setText({ ...text, content: currentTarget.value })}
      />
      {problem !== undefined && (
        <p role="alert" className="text-label text-danger">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" isLoading={isSending} onClick={() => void save()}>
          {WORDS.save}
        </Button>
        <Button size="small" variant="quiet" onClick={onLeave}>
          {WORDS.cancel}
        </Button>
      </div>
    </div>
  );
}
