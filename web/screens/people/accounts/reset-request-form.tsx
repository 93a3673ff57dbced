// The first stage of a reset: the email to which a code is sent.

import { FORGOT_PASSWORD_FIELDS } from "@bondline/domain/people/accounts/sign-in-fields.ts";
import { useCommand } from "../../../api/use-command.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { notify } from "../../../app/notices.ts";
import { paths } from "../../../paths.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { ForgotPasswordDocument } from "./account-operations.ts";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { pendingSignUp } from "./pending-sign-up.ts";
import { useAccountForm } from "./use-account-form.ts";

const WORDS = ACCOUNT_WORDS.reset;

export type CodeSent = { readonly username: string; readonly medium: string; readonly destination: string };

export function ResetRequestForm({ onSent }: { readonly onSent: (sent: CodeSent) => void }) {
  const { send } = useCommand(ForgotPasswordDocument, { handledByScreen: true });
  const form = useAccountForm({
    start: { email: pendingSignUp().username },
    validate: (values) => messagesOf(FORGOT_PASSWORD_FIELDS, values),
    save: ({ email }) => send({ email: email.trim() }),
    onSaved: ({ forgotPassword: { codeDelivery } }, { email }) =>
      onSent({
        username: email.trim(),
        medium: codeDelivery.deliveryMedium,
        destination: codeDelivery.destination,
      }),
    onRefused: ({ message }) => notify({ tone: "danger", title: WORDS.unfortunately(message) }),
  });
  return (
    <AccountForm
      of={form}
      submit={WORDS.submit}
      foot={
        <p className="pt-2 text-body">
          <TextLink href={paths.login()}>{ACCOUNT_WORDS.backToLogin}</TextLink>
        </p>
      }
    >
      {form.trouble === undefined ? (
        <Notice tone="info" title={WORDS.note} />
      ) : (
        <Notice tone="warn" title={WORDS.requestFailed}>
          {form.trouble.message}
        </Notice>
      )}
      <TextField label={ACCOUNT_WORDS.email} type="email" autoComplete="username" {...form.field("email")} />
    </AccountForm>
  );
}
