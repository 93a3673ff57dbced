// What a mailed one-time link shows in the place of its form: that it is looked up, that it does not work, or that it is done.

import type { FailureCode } from "../api/failure.ts";
import { Button } from "../ui/button.tsx";
import { DoneIcon, FailedIcon } from "../ui/icons.ts";
import { OutcomePage } from "../ui/outcome-page.tsx";
import { WorkingLine } from "../ui/working-line.tsx";
import type { Read } from "./use-read.ts";

type LinkWords = {
  readonly title: string;
  readonly looking: string;
  readonly invalidTitle: string;
  readonly invalidSentence: string;
  readonly failedTitle: string;
  readonly retry: string;
};

type LinkPendingProps = {
  readonly of: Omit<Read<unknown>, "data">;
  readonly words: LinkWords;
  /** The refusal that says that the link does not work, whatever the reason; anything else may be tried again. */
  readonly invalidCode: FailureCode;
};

export function LinkPending({ of: { failure, isReading, readAgain }, words, invalidCode }: LinkPendingProps) {
  if (isReading || failure === undefined) return <WorkingLine>{words.looking}</WorkingLine>;
  const isInvalid = failure.code === invalidCode;
  return (
    <OutcomePage
      heading={words.title}
      icon={FailedIcon}
      title={isInvalid ? words.invalidTitle : words.failedTitle}
      sentence={isInvalid ? words.invalidSentence : failure.message}
      action={isInvalid ? undefined : <Button onClick={readAgain}>{words.retry}</Button>}
    />
  );
}

type LinkDoneProps = {
  readonly words: { readonly title: string; readonly doneTitle: string };
  readonly sentence: string;
};

export function LinkDone({ words, sentence }: LinkDoneProps) {
  return <OutcomePage heading={words.title} icon={DoneIcon} title={words.doneTitle} sentence={sentence} />;
}
