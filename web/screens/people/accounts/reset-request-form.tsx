// The first stage of a reset: the email to which a code is sent.

import { FORGOT_PASSWORD_FIELDS } from "@bondline/domain/people/accounts/sign-in-fields.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useShortForm } from "../../../app/short-form.ts";
import { validateBy } from "../../../app/validate-fields.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { ForgotPasswordDocument } from "./account-operations.ts";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { pendingSignUp } from "./pending-sign-up.ts";

const WORDS = ACCOUNT_WORDS.reset;

export type CodeSent = { readonly username: string; readonly medium: string; readonly destination: string };

export function ResetRequestForm({ onSent }: { readonly onSent: (sent: CodeSent) => void }) {
  const { send, sending } = useCommand(ForgotPasswordDocument, { handledByScreen: true });
  const [refusal, setRefusal] = useState<string>();

  const form = useShortForm({
    initial: { email: pendingSignUp().username },
    validate: validateBy(FORGOT_PASSWORD_FIELDS),
    onSubmit: async ({ email }) => {
      setRefusal(undefined);
      const answer = await send({ email: email.trim() });
      if (answer.ok) {
        const { deliveryMedium, destination } = answer.data.forgotPassword.codeDelivery;
        return onSent({ username: email.trim(), medium: deliveryMedium, destination });
      }
      form.showErrors(answer.failure.fields);
      setRefusal(answer.failure.message);
      notify({ tone: "danger", title: WORDS.unfortunately(answer.failure.message) });
    },
  });

  return (
    <form {...form.form} className="space-y-4">
      {refusal === undefined ? (
        <Notice tone="info" title={WORDS.note} />
      ) : (
        <Notice tone="warn" title={WORDS.requestFailed}>
          {refusal}
        </Notice>
      )}
      <TextField label={ACCOUNT_WORDS.email} type="email" autoComplete="username" {...form.field("email")} />
      <Button type="submit" variant="primary" isFullWidth isLoading={sending}>
        {WORDS.submit}
      </Button>
      <p className="pt-2 text-body">
        <TextLink href={paths.login()}>{ACCOUNT_WORDS.backToLogin}</TextLink>
      </p>
    </form>
  );
}
