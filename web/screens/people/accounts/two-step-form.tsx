// The second step of signing in: a code of the app, a recovery code instead, and the set-up where the app is still to come, once a mailed code has opened it.

import { twoStepCode } from "@bondline/domain/people/accounts/two-step.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { useState } from "react";
import { useShortForm } from "../../../app/short-form.ts";
import { validateBy } from "../../../app/validate-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { AuthenticatorSetUp } from "./public/authenticator-set-up.tsx";
import { RecoveryCodes } from "./public/recovery-codes.tsx";
import { TwoStepMailedCodeForm, type TwoStepSetUp } from "./two-step-mailed-code-form.tsx";
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
  /** For somebody whose app is still to be told the key. */
  readonly setUp: TwoStepSetUp | undefined;
  readonly onStartAgain: () => void;
};

function AppCodeForm({ challenge, setUp, onStartAgain }: AppCodeFormProps) {
  const [usesRecovery, setUsesRecovery] = useState(false);
  const [notice, setNotice] = useState<string>();
  const { confirm, isConfirming, recoveryCodes, enter } = useConfirmTwoStep();

  const form = useShortForm({
    initial: { code: "" },
    validate: validateBy({ code: required(twoStepCode) }),
    onSubmit: async ({ code }): Promise<void> => {
      setNotice(undefined);
      const failure = await confirm(challenge, code);
      if (failure?.fields.code !== undefined) return form.showErrors(failure.fields);
      setNotice(failure?.message);
    },
  });
  if (recoveryCodes !== undefined) return <RecoveryCodes codes={recoveryCodes} onKept={enter} />;
  const { onChange, ...field } = form.field("code");

  return (
    <form {...form.form} className="space-y-4">
      {notice !== undefined && (
        <Notice tone="danger" title={WORDS.failed}>
          {notice}
        </Notice>
      )}
      {setUp !== undefined && <AuthenticatorSetUp {...setUp} />}
      {usesRecovery ? (
        <TextField label={WORDS.recoveryCode} autoComplete="off" isFigures {...field} onChange={onChange} />
      ) : (
        <CodeField
          label={WORDS.code}
          help={WORDS.codeHelp}
          autoFocus
          {...field}
          onChange={(code) => form.change("code", code)}
        />
      )}
      <Button type="submit" variant="primary" isFullWidth isLoading={isConfirming}>
        {WORDS.submit}
      </Button>
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
    </form>
  );
}
