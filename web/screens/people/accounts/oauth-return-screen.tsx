// Where the sign-in provider sends people back to: the sign-in is completed, or it is said why it was not.

import { useEffect, useState } from "react";
import type { Failure } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import { useConfiguration } from "../../../app/configuration.ts";
import { notify } from "../../../app/notices.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { WorkingLine } from "../../../ui/working-line.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { CompleteOAuthSignInDocument } from "./account-operations.ts";
import { ACCOUNT_WORDS, signUpRefusalText } from "./account-words.ts";
import { deviceMarks, keepDeviceMark } from "./device-marks.ts";
import { type ProviderAttempt, takeHeldResponse, takeProviderAttempt } from "./provider-attempt.ts";
import { useReferralArrival } from "./referral-arrival.ts";
import { TwoStepPage } from "./two-step-page.tsx";
import { useLeaveForProvider } from "./use-provider-sign-in.ts";
import { type TwoStepWanted, twoStepWanted, useEnter } from "./use-sign-in.ts";

const WORDS = ACCOUNT_WORDS.provider;

export function OauthReturnScreen() {
  const name = useConfiguration().signInProvider ?? "";
  const { refusal, wanted, startAgain } = useCompleteOnce(name);

  if (wanted !== undefined) return <TwoStepPage wanted={wanted} onStartAgain={startAgain} />;
  return (
    <AccountFrame title={ACCOUNT_WORDS.login.title}>
      {refusal === undefined ? (
        <WorkingLine>{WORDS.working}</WorkingLine>
      ) : (
        <div className="space-y-5">
          <Notice tone="danger" title={WORDS.failed(name)}>
            {refusal}
          </Notice>
          <LinkButton variant="primary" isFullWidth href={paths.login()}>
            {ACCOUNT_WORDS.backToLogin}
          </LinkButton>
        </div>
      )}
    </AccountFrame>
  );
}

/** The answer is used once; two accounts that were linked have the sign-in begin again by itself, once. */
function useCompleteOnce(name: string) {
  const { send } = useCommand(CompleteOAuthSignInDocument, { handledByScreen: true });
  const { leave } = useLeaveForProvider();
  const enter = useEnter();
  const go = useGo();
  const [refusal, setRefusal] = useState<string>();
  const [wanted, setWanted] = useState<TwoStepWanted>();
  const [returned] = useState(() => ({ response: takeHeldResponse(), kept: takeProviderAttempt() }));
  const [held] = useState({ isSent: false });
  const referral = useReferralArrival();

  useEffect(
    function completeOnce() {
      if (held.isSent) return;
      held.isSent = true;
      void complete(returned);

      async function complete({ response, kept }: typeof returned): Promise<void> {
        if (response === undefined || kept === undefined) return setRefusal(WORDS.nothingToDo);
        const answer = await send({
          attempt: kept.attempt,
          response,
          deviceMarks: deviceMarks(),
          ...referral,
        });
        if (!answer.ok) return await react(answer.failure, kept);
        const { deviceMark, session } = answer.data.completeOAuthSignIn;
        keepDeviceMark(deviceMark);
        await enter(session.token);
      }

      async function react(failure: Failure, kept: ProviderAttempt): Promise<void> {
        const secondStep = twoStepWanted(failure);
        if (secondStep !== undefined) return setWanted(secondStep);
        if (failure.code !== "ACCOUNT_LINKED_RESTART_AUTH" || kept.isRestart)
          return setRefusal(signUpRefusalText(failure));
        notify({ tone: "ok", title: WORDS.linked(name) });
        const notLeft = await leave({ keepSignedIn: kept.keepSignedIn, isRestart: true });
        setRefusal(notLeft?.message);
      }
    },
    [held, returned, referral, send, leave, enter, name],
  );

  return { refusal, wanted, startAgain: () => go(paths.login()) };
}
