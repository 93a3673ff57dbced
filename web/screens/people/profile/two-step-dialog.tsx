// Asks for what each change of two-step sign-in needs: the password, a code, or one after the other.

import { twoStepCode } from "@bondline/domain/people/accounts/two-step.ts";
import { maxLength, optional, required } from "@bondline/domain/values/fields/field-rule.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useState } from "react";
import type { Failure } from "../../../api/failure.ts";
import { useShortForm } from "../../../app/short-form.ts";
import { validateBy } from "../../../app/validate-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AuthenticatorSetUp } from "../accounts/public/authenticator-set-up.tsx";
import { TWO_STEP_WORDS } from "../accounts/public/two-step-words.ts";
import { PROFILE_WORDS } from "./profile-words.ts";
import { useTwoStepCalls } from "./use-two-step-calls.ts";

const WORDS = PROFILE_WORDS.twoStep;
const FORM_ID = "two-step";

export type TwoStepAct = "set-up" | "new-codes" | "turn-off";

type TwoStepDialogProps = {
  readonly act: TwoStepAct;
  readonly onDone: (recoveryCodes?: readonly string[]) => void;
  readonly onClose: () => void;
};

export function TwoStepDialog({ act, onDone, onClose }: TwoStepDialogProps) {
  const [setUp, setSetUp] = useState<{ secret: string; address: string }>();
  const [failure, setFailure] = useState<Failure>();
  const { begin, prove, end, isSending } = useTwoStepCalls();
  const asksForPassword = act === "turn-off" || (act === "set-up" && setUp === undefined);
  const asksForCode = act !== "set-up" || setUp !== undefined;

  const form = useShortForm({
    initial: { currentPassword: "", code: "" },
    validate: validateBy({
      currentPassword: asksForPassword
        ? required(maxLength(LENGTHS.password))
        : optional(maxLength(LENGTHS.password)),
      code: asksForCode ? required(twoStepCode) : optional(twoStepCode),
    }),
    onSubmit: async ({ currentPassword, code }): Promise<void> => {
      setFailure(undefined);
      const outcome = await send(currentPassword, code);
      if (outcome.failure === undefined) return;
      if (outcome.failure.code === "VALIDATION_ERROR") return form.showErrors(outcome.failure.fields);
      setFailure(outcome.failure);
    },
  });

  const send = async (currentPassword: string, code: string): Promise<{ failure?: Failure }> => {
    if (act === "turn-off") {
      const answer = await end.send({ currentPassword, code });
      if (!answer.ok) return { failure: answer.failure };
      onDone();
      return {};
    }
    if (!asksForCode) {
      const answer = await begin.send({ currentPassword });
      if (!answer.ok) return { failure: answer.failure };
      setSetUp(answer.data.beginTwoStep.setUp ?? undefined);
      return {};
    }
    const answer = await prove.send({ code });
    if (!answer.ok) return { failure: answer.failure };
    onDone(answer.data.proveTwoStep.recoveryCodes);
    return {};
  };

  return (
    <Dialog
      title={WORDS.titles[act]}
      sentence={WORDS.sentences[act]}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{PROFILE_WORDS.cancel}</Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant={act === "turn-off" ? "danger" : "primary"}
            isLoading={isSending}
          >
            {act === "turn-off" ? WORDS.turnOff : WORDS.continue}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} {...form.form} className="space-y-4">
        {failure !== undefined && (
          <Notice tone="danger" title={WORDS.failed}>
            {failure.message}
          </Notice>
        )}
        {setUp !== undefined && <AuthenticatorSetUp {...setUp} />}
        {asksForPassword && (
          <PasswordField
            label={PROFILE_WORDS.currentPassword}
            autoComplete="current-password"
            {...form.field("currentPassword")}
          />
        )}
        {asksForCode && (
          <TextField
            label={TWO_STEP_WORDS.code}
            help={TWO_STEP_WORDS.codeHelp}
            isFigures
            inputMode={setUp === undefined ? "text" : "numeric"}
            autoComplete="one-time-code"
            {...form.field("code")}
          />
        )}
      </form>
    </Dialog>
  );
}
