// A forgotten password, in two stages: ask for a code, then choose a new password with it.

import { useState } from "react";
import { AccountFrame } from "./account-frame.tsx";
import { ACCOUNT_WORDS, deliveryMediumText } from "./account-words.ts";
import { forgetMailedCode, type MailedCode, mailedCode } from "./mailed-code.ts";
import { ResetCodeForm } from "./reset-code-form.tsx";
import { type CodeSent, ResetRequestForm } from "./reset-request-form.tsx";

const WORDS = ACCOUNT_WORDS.reset;

type Stage = MailedCode & { readonly sentence: string };

export function ResetPasswordScreen() {
  const [stage, setStage] = useState<Stage | undefined>(stageFromMail);
  const goBack = () => {
    forgetMailedCode();
    setStage(undefined);
  };

  if (stage === undefined) {
    return (
      <AccountFrame title={WORDS.title} sentence={WORDS.sentence}>
        <ResetRequestForm onSent={(sent) => setStage(stageAfter(sent))} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={WORDS.codeTitle} sentence={stage.sentence}>
      <ResetCodeForm mailed={stage} onOtherEmail={goBack} />
    </AccountFrame>
  );
}

function stageAfter({ username, medium, destination }: CodeSent): Stage {
  return {
    username,
    code: "",
    linkKey: "",
    sentence: WORDS.codeSentTo(deliveryMediumText(medium), destination),
  };
}

/** A mailed link fills in the address and the code. */
function stageFromMail(): Stage | undefined {
  const mailed = mailedCode();
  return mailed === undefined ? undefined : { ...mailed, sentence: WORDS.codeSentence };
}
