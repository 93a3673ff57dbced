// The second step of signing in: a code of the app, a recovery code instead, and the set-up where the app is still to come.

import { twoStepCode } from "@bondline/domain/accounts/two-step.ts";
import { required } from "@bondline/domain/fields/field-rule.ts";
import { useState } from "react";
import { judgeBy } from "../../app/judge-fields.ts";
import { useShortForm } from "../../app/short-form.ts";
import { AuthenticatorSetUp } from "../../app/two-step/authenticator-set-up.tsx";
import { RecoveryCodes } from "../../app/two-step/recovery-codes.tsx";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { type TwoStepWanted, useConfirmTwoStep } from "./use-sign-in.ts";

const WORDS = ACCOUNT_WORDS.twoStep;

type TwoStepFormProps = { readonly wanted: TwoStepWanted; readonly onStartAgain: () => void };

export function TwoStepForm({ wanted, onStartAgain }: TwoStepFormProps) {
  const [usesRecovery, setUsesRecovery] = useState(false);
  const [notice, setNotice] = useState<string>();
  const { confirm, isConfirming, recoveryCodes, enter } = useConfirmTwoStep();

  const form = useShortForm({
    initial: { code: "" },
    judge: judgeBy({ code: required(twoStepCode) }),
    onSubmit: async ({ code }): Promise<void> => {
      setNotice(undefined);
      const failure = await confirm(wanted.challenge, code);
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
      {wanted.setUp !== undefined && <AuthenticatorSetUp {...wanted.setUp} />}
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
        {wanted.setUp === undefined && (
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
