// What a mailed confirmation link opens: it confirms at once, and says what to do when it cannot.

import { useEffect, useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { WorkingLine } from "../../../ui/working-line.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { ConfirmSignUpDocument } from "./account-operations.ts";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { forgetMailedCode, mailedCode } from "./mailed-code.ts";
import { rememberPendingSignUp, signUpHandleOf } from "./pending-sign-up.ts";

const WORDS = ACCOUNT_WORDS.verify;

export function VerifyScreen() {
  const refusal = useConfirmOnce();

  return (
    <AccountFrame title={WORDS.title}>
      {refusal === undefined ? (
        <WorkingLine>{WORDS.working}</WorkingLine>
      ) : (
        <div className="space-y-5">
          <Notice tone="danger" title={WORDS.failed}>
            {refusal}
          </Notice>
          <LinkButton variant="primary" isFullWidth href={paths.verificationPending()}>
            {WORDS.enterCode}
          </LinkButton>
          <p className="text-body">
            <TextLink href={paths.login()}>{ACCOUNT_WORDS.backToLogin}</TextLink>
          </p>
        </div>
      )}
    </AccountFrame>
  );
}

/** Answers why the link failed; when it works the person is taken to sign in. */
function useConfirmOnce(): string | undefined {
  const { send } = useCommand(ConfirmSignUpDocument, { handledByScreen: true });
  const [refusal, setRefusal] = useState<string>();
  const go = useGo();

  useEffect(
    function confirmMailedCode() {
      const mailed = mailedCode();
      if (mailed === undefined) return;
      forgetMailedCode();
      rememberPendingSignUp({ username: mailed.username, password: undefined });

      void send({ ...mailed, signUpHandle: signUpHandleOf(mailed.username) }).then((answer) => {
        if (!answer.ok) return setRefusal(answer.failure.message);
        notify({ tone: "ok", title: WORDS.confirmed, detail: WORDS.confirmedSentence });
        go(paths.login(), { replace: true });
      });
    },
    [send, go],
  );
  return refusal;
}
