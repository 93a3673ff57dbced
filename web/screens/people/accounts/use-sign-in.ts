// Signs a person in, with the second step where there is one, and takes them to where they wanted to go.

import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { Failure } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import type { RouterContext } from "../../../app/entrances.ts";
import { defaultPathFor } from "../../../app/guards.ts";
import { useSession } from "../../../app/session.ts";
import { ConfirmTwoStepDocument, SignInDocument } from "./account-operations.ts";
import { deviceMarks, keepDeviceMark } from "./device-marks.ts";

type Credentials = {
  email: string;
  password: string;
  keepSignedIn: boolean;
  /** Empty where none was asked for. */
  captchaToken?: string;
};

/** Once it has answered well, the person is in and on their way. */
export function useSignIn() {
  const { send } = useCommand(SignInDocument, { handledByScreen: true });
  const enter = useEnter();

  return async ({ email, password, keepSignedIn, captchaToken }: Credentials) => {
    const answer = await send({
      email: email.trim(),
      password,
      keepSignedIn,
      deviceMarks: deviceMarks(),
      ...(captchaToken && { captchaToken }),
    });
    if (!answer.ok) return answer;
    keepDeviceMark(answer.data.signIn.deviceMark);
    await enter(answer.data.signIn.session.token);
    return answer;
  };
}

/** The password was right, and a code is asked for: of the app, or of the mail for somebody whose app is still to be set up. */
export type TwoStepWanted = { readonly challenge: string; readonly isSetUpMailed: boolean };

export function twoStepWanted({ code, extensions }: Failure): TwoStepWanted | undefined {
  if (code !== "TWO_STEP_REQUIRED" || typeof extensions.challenge !== "string") return undefined;
  return { challenge: extensions.challenge, isSetUpMailed: extensions.isSetUpMailed === true };
}

/** After a first set-up the recovery codes are shown before the person enters. */
export function useConfirmTwoStep() {
  const { send } = useCommand(ConfirmTwoStepDocument, { handledByScreen: true });
  const enter = useEnter();
  const [held, setHeld] = useState<{ token: string; recoveryCodes: readonly string[] }>();

  async function confirm(challenge: string, code: string) {
    const answer = await send({ challenge, code, deviceMarks: deviceMarks() });
    if (!answer.ok) return answer;
    const { session, recoveryCodes, deviceMark } = answer.data.confirmTwoStep;
    keepDeviceMark(deviceMark);
    if (recoveryCodes === null || recoveryCodes === undefined) await enter(session.token);
    else setHeld({ token: session.token, recoveryCodes });
    return answer;
  }

  return {
    confirm,
    recoveryCodes: held?.recoveryCodes,
    enter: () => {
      if (held !== undefined) void enter(held.token);
    },
  };
}

/** Begins the session and goes on to where the person wanted to be. */
export function useEnter(): (token: string) => Promise<void> {
  const { begin } = useSession();
  const router = useRouter();
  return async (token) => {
    const state = await begin(token);
    const { nextPath }: RouterContext = router.options.context;
    await router.navigate({ href: nextPath.take() ?? defaultPathFor(state), replace: true });
  };
}
