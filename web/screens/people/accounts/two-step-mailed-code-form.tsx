// Asks for the code that was mailed before a first set-up of the second step: whoever only knows the password gets no further.

import { setUpCode } from "@bondline/domain/people/accounts/two-step.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { useShortForm } from "../../../app/short-form.ts";
import { validateBy } from "../../../app/validate-fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { OpenTwoStepSetUpDocument } from "./account-operations.ts";
import { ACCOUNT_WORDS } from "./account-words.ts";

const WORDS = ACCOUNT_WORDS.twoStep;

export type TwoStepSetUp = { readonly secret: string; readonly address: string };

type MailedCodeFormProps = {
  readonly challenge: string;
  readonly onOpened: (setUp: TwoStepSetUp) => void;
  readonly onStartAgain: () => void;
};

export function TwoStepMailedCodeForm({ challenge, onOpened, onStartAgain }: MailedCodeFormProps) {
  const { send, sending } = useCommand(OpenTwoStepSetUpDocument, { handledByScreen: true });
  const [notice, setNotice] = useState<string>();
  const form = useShortForm({
    initial: { code: "" },
    validate: validateBy({ code: required(setUpCode) }),
    onSubmit: async ({ code }): Promise<void> => {
      setNotice(undefined);
      const answer = await send({ challenge, code });
      if (answer.ok) return onOpened(answer.data.openTwoStepSetUp.setUp);
      if (answer.failure.fields.code !== undefined) return form.showErrors(answer.failure.fields);
      setNotice(answer.failure.message);
    },
  });

  return (
    <form {...form.form} className="space-y-4">
      {notice !== undefined && (
        <Notice tone="danger" title={WORDS.failed}>
          {notice}
        </Notice>
      )}
      <TextField
        {...form.field("code")}
        label={WORDS.mailedCode}
        help={WORDS.mailedCodeHelp}
        autoComplete="one-time-code"
        autoFocus
        isFigures
      />
      <Button type="submit" variant="primary" isFullWidth isLoading={sending}>
        {WORDS.submit}
      </Button>
      <Button variant="text" onClick={onStartAgain}>
        {WORDS.startAgain}
      </Button>
    </form>
  );
}
