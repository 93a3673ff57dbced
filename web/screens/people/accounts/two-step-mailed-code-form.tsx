// Asks for the code that was mailed before a first set-up of the second step: whoever only knows the password gets no further.

import { setUpCode } from "@bondline/domain/people/accounts/two-step.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { useCommand } from "../../../api/use-command.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AccountForm } from "./account-form.tsx";
import { OpenTwoStepSetUpDocument } from "./account-operations.ts";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { useAccountForm } from "./use-account-form.ts";

const WORDS = ACCOUNT_WORDS.twoStep;

export type TwoStepSetUp = { readonly secret: string; readonly address: string };

type MailedCodeFormProps = {
  readonly challenge: string;
  readonly onOpened: (setUp: TwoStepSetUp) => void;
  readonly onStartAgain: () => void;
};

export function TwoStepMailedCodeForm({ challenge, onOpened, onStartAgain }: MailedCodeFormProps) {
  const { send } = useCommand(OpenTwoStepSetUpDocument, { handledByScreen: true });
  const form = useAccountForm({
    start: { code: "" },
    validate: (values) => messagesOf({ code: required(setUpCode) }, values),
    save: ({ code }) => send({ challenge, code }),
    onSaved: ({ openTwoStepSetUp }) => onOpened(openTwoStepSetUp.setUp),
  });
  return (
    <AccountForm
      of={form}
      notDone={WORDS.failed}
      submit={WORDS.submit}
      foot={
        <Button variant="text" onClick={onStartAgain}>
          {WORDS.startAgain}
        </Button>
      }
    >
      <TextField
        {...form.field("code")}
        label={WORDS.mailedCode}
        help={WORDS.mailedCodeHelp}
        autoComplete="one-time-code"
        autoFocus
        isFigures
      />
    </AccountForm>
  );
}
