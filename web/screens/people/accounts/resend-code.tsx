// Asks for a new code, not more often than the mail needs to arrive, and shows how long that still is.

import { EMAIL_MESSAGE, email } from "@bondline/domain/values/fields/email.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { ResendConfirmationCodeDocument } from "./account-operations.ts";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { signUpHandleOf } from "./pending-sign-up.ts";
import { useCountdown } from "./use-countdown.ts";

export const RESEND_WAIT_SECONDS = 60;

type ResendCodeProps = {
  readonly username: string;
  /** A code has just been sent: the first wait begins with the page. */
  readonly startsCounting: boolean;
};

export function ResendCode({ username, startsCounting }: ResendCodeProps) {
  const { send, sending } = useCommand(ResendConfirmationCodeDocument);
  const { secondsLeft, restart } = useCountdown(startsCounting ? RESEND_WAIT_SECONDS : 0);

  const resend = async () => {
    const address = email(username);
    if (!address.ok) return notify({ tone: "danger", title: EMAIL_MESSAGE });
    const answer = await send({ username: address.value, signUpHandle: signUpHandleOf(username) });
    if (!answer.ok) return;
    restart(RESEND_WAIT_SECONDS);
    notify({ tone: "ok", title: ACCOUNT_WORDS.pending.resent });
  };

  return (
    <div className="mt-4 flex min-h-9 items-center">
      {secondsLeft > 0 ? (
        <p role="timer" className="figures text-label text-ink-2">
          {ACCOUNT_WORDS.pending.resendIn(secondsLeft)}
        </p>
      ) : (
        <Button variant="quiet" isLoading={sending} onClick={() => void resend()}>
          {ACCOUNT_WORDS.pending.resend}
        </Button>
      )}
    </div>
  );
}
