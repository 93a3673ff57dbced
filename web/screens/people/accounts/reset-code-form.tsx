// The second stage of a reset: the code, and the new password twice.

import { checkResetForm } from "@bondline/domain/people/accounts/account-fields.ts";
import { PASSWORD_CONDITIONS } from "@bondline/domain/values/fields/password.ts";
import { type Failure, isUndecided } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { ForgotPasswordSubmitDocument } from "./account-operations.ts";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { keepDeviceMark } from "./device-marks.ts";
import { forgetMailedCode, type MailedCode } from "./mailed-code.ts";
import { useAccountForm } from "./use-account-form.ts";

const WORDS = ACCOUNT_WORDS.reset;

type ResetCodeFormProps = {
  readonly mailed: MailedCode;
  readonly onOtherEmail: () => void;
};

export function ResetCodeForm({ mailed, onOtherEmail }: ResetCodeFormProps) {
  const { username, code, linkKey } = mailed;
  const { send } = useCommand(ForgotPasswordSubmitDocument, { handledByScreen: true });
  const go = useGo();

  const form = useAccountForm({
    start: { code, newPassword: "", newPasswordConfirmation: "" },
    validate: (values) => {
      const result = checkResetForm({ ...values, username });
      return result.ok ? {} : result.fields;
    },
    save: async ({ code: typed, newPassword }) => {
      const answer = await send({
        username,
        code: typed,
        newPassword: newPassword.trim(),
        ...(linkKey !== "" && { linkKey }),
      });
      if (answer.ok || !isAboutCode(answer.failure)) return answer;
      const fields = { ...answer.failure.fields, code: WORDS.incorrect };
      return { ok: false, failure: { ...answer.failure, fields } };
    },
    onSaved: ({ forgotPasswordSubmit }) => {
      keepDeviceMark(forgotPasswordSubmit.deviceMark);
      forgetMailedCode();
      notify({ tone: "ok", title: WORDS.done });
      go(paths.login());
    },
    onRefused: ({ message }) => {
      // Said once: a toast with the very words that stand at the code would say them again.
      if (message !== WORDS.incorrect) notify({ tone: "danger", title: message });
    },
  });

  return (
    <AccountForm
      of={form}
      submit={WORDS.submitCode}
      foot={
        <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
          <Button variant="text" onClick={onOtherEmail}>
            {WORDS.otherEmail}
          </Button>
          <TextLink href={paths.login()}>{ACCOUNT_WORDS.backToLogin}</TextLink>
        </div>
      }
    >
      {/* Password managers look for the name that goes with a new password. */}
      <input type="email" name="username" autoComplete="username" value={username} readOnly hidden />
      <CodeField {...form.text("code")} label={ACCOUNT_WORDS.code} />
      <PasswordField
        label={ACCOUNT_WORDS.newPassword}
        rules={PASSWORD_CONDITIONS}
        {...form.field("newPassword")}
      />
      <PasswordField
        label={ACCOUNT_WORDS.confirmPassword}
        autoComplete="new-password"
        {...form.field("newPasswordConfirmation")}
      />
    </AccountForm>
  );
}

/** A server that refuses without naming the new password refuses the code; one that has not decided refuses nothing yet. */
function isAboutCode(failure: Failure): boolean {
  return failure.fields.newPassword === undefined && !isUndecided(failure);
}
