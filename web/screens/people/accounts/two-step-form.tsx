// The second step of signing in: a code of the app, a recovery code instead, and the set-up where the app is still to come, once a mailed code has opened it.

import { twoStepCode } from "@bondline/domain/people/accounts/two-step.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { useState } from "react";
import { messagesOf } from "../../../app/field-messages.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { AuthenticatorSetUp } from "./public/authenticator-set-up.tsx";
import { RecoveryCodes } from "./public/recovery-codes.tsx";
import { TwoStepMailedCodeForm, type TwoStepSetUp } from "./two-step-mailed-code-form.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { type TwoStepWanted, useConfirmTwoStep } from "./use-sign-in.ts";

const WORDS = ACCOUNT_WORDS.twoStep;

type TwoStepFormProps = { readonly wanted: TwoStepWanted; readonly onStartAgain: () => void };

/** The mailed code comes before the set-up, and the set-up before the code of the app. */
export function TwoStepForm({ wanted, onStartAgain }: TwoStepFormProps) {
  const [setUp, setSetUp] = useState<TwoStepSetUp>();
  return wanted.isSetUpMailed && setUp === undefined ? (
    <TwoStepMailedCodeForm {...{ challenge: wanted.challenge, onStartAgain }} onOpened={setSetUp} />
  ) : (
    <AppCodeForm {...{ challenge: wanted.challenge, setUp, onStartAgain }} />
  );
}

type AppCodeFormProps = {
  readonly challenge: string;
  /** For somebody whose app is still to be shown the key. */
  readonly setUp: TwoStepSetUp | undefined;
  readonly onStartAgain: () => void;
};

function AppCodeForm({ challenge, setUp, onStartAgain }: AppCodeFormProps) {
  const [usesRecovery, setUsesRecovery] = useState(false);
  const { confirm, recoveryCodes, enter } = useConfirmTwoStep();
  const form = useAccountForm({
    start: { code: "" },
    validate: (values) => messagesOf({ code: required(twoStepCode) }, values),
    save: ({ code }) => confirm(challenge, code),
  });
  if (recoveryCodes !== undefined) return <RecoveryCodes codes={recoveryCodes} onKept={enter} />;

  return (
    <AccountForm
      of={form}
      notDone={WORDS.failed}
      submit={WORDS.submit}
      foot={
        <div className="flex flex-wrap items-center justify-between gap-2">
          {setUp === undefined && (
            <Button
              variant="text"
              onClick={() => {
                form.change("code", "");
                setUsesRecovery(!usesRecovery);
              }}
            >
              {usesRecovery ? WORDS.useApp : WORDS.useRecovery}
            </Button>
          )}
          <Button variant="text" onClick={onStartAgain}>
            {WORDS.startAgain}
          </Button>
        </div>
      }
    >
      {setUp !== undefined && <AuthenticatorSetUp {...setUp} />}
      {usesRecovery ? (
        <TextField label={WORDS.recoveryCode} autoComplete="off" isFigures {...form.field("code")} />
      ) : (
        <CodeField label={WORDS.code} help={WORDS.codeHelp} autoFocus {...form.text("code")} />
      )}
    </AccountForm>
  );
}
