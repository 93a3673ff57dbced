// The page of the second step, whichever way the first was taken. Its form is loaded when somebody needs it.

import { lazy, Suspense } from "react";
import { AccountFrame } from "./account-frame.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";
import type { TwoStepWanted } from "./use-sign-in.ts";

const TwoStepForm = lazy(async () => {
  const { TwoStepForm: component } = await import("./two-step-form.tsx");
  return { default: component };
});

export function TwoStepPage(props: { readonly wanted: TwoStepWanted; readonly onStartAgain: () => void }) {
  const { title, sentence, setUpSentence } = ACCOUNT_WORDS.twoStep;
  return (
    <AccountFrame title={title} sentence={props.wanted.isSetUpMailed ? setUpSentence : sentence}>
      <Suspense>
        <TwoStepForm {...props} />
      </Suspense>
    </AccountFrame>
  );
}
