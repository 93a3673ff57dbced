// Several lines of text into which the provider's staff put what they have saved; for everybody else the text alone.

import { withAnswer } from "@bondline/domain/office/saved-answers/saved-answer.ts";
import { lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { BoundTextArea, type BoundTextAreaProps } from "../../../../app/fields/bound-inputs.tsx";
import { useSession } from "../../../../app/session.ts";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { SAVED_ANSWER_WORDS as WORDS } from "../saved-answer-words.ts";

const SavedAnswersList = lazy(async () => ({
  default: (await import("../saved-answers-list.tsx")).SavedAnswersList,
}));

export function AnsweredTextArea(props: BoundTextAreaProps) {
  const { staff } = useSession();
  const isProvider = staff !== null && staff.supplier === null;
  return isProvider ? <WithAnswers {...props} /> : <BoundTextArea {...props} />;
}

function WithAnswers(props: BoundTextAreaProps) {
  const { getValues, setFocus, setValue } = useFormContext<Record<string, string>>();
  const [isWanted, setWanted] = useState(false);
  // The text area counts what is typed into it by itself: it begins anew with what was put in.
  const [answersUsed, setAnswersUsed] = useState(0);
  const { name } = props;
  useEffect(() => {
    if (answersUsed > 0) setFocus(name);
  }, [answersUsed, name, setFocus]);
  const use = (answer: string) => {
    const text = withAnswer(getValues(name) ?? "", answer);
    setValue(name, text, { shouldDirty: true, shouldValidate: true });
    setAnswersUsed(answersUsed + 1);
  };
  return (
    <div className="grid gap-1">
      <BoundTextArea key={answersUsed} {...props} />
      <fieldset aria-label={WORDS.title} onMouseDown={leaveFocusInText}>
        <Disclosure label={WORDS.title} onOpen={() => setWanted(true)}>
          {isWanted && (
            <Suspense fallback={<SkeletonRows rows={2} label={WORDS.loading} />}>
              <SavedAnswersList typed={() => getValues(name) ?? ""} onUse={use} />
            </Suspense>
          )}
        </Disclosure>
      </fieldset>
    </div>
  );
}

/** A text that is left empty gets its message, which would move what is being pressed from under the pointer. */
function leaveFocusInText(event: MouseEvent): void {
  const { target } = event;
  const takesText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!takesText) event.preventDefault();
}
