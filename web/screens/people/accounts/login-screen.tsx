// Signing in. Kept small: no form library and no schema library is loaded for it.

import { SIGN_IN_FIELDS } from "@bondline/domain/people/accounts/sign-in-fields.ts";
import { useState } from "react";
import { useConfiguration } from "../../../app/configuration.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { notify } from "../../../app/notices.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { CaptchaField, captchaMessage } from "./captcha-field.tsx";
import { pendingSignUp, rememberPendingSignUp } from "./pending-sign-up.ts";
import { ProviderSignIn } from "./provider-sign-in.tsx";
import { SignedOutNotice } from "./signed-out-notice.tsx";
import { TwoStepPage } from "./two-step-page.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { type TwoStepWanted, twoStepWanted, useSignIn } from "./use-sign-in.ts";

const WORDS = ACCOUNT_WORDS.login;

export function LoginScreen() {
  const signIn = useSignIn();
  const [keepSignedIn, setKeepSignedIn] = useState(false);
  const [wanted, setWanted] = useState<TwoStepWanted>();
  const [isCaptchaAsked, setCaptchaAsked] = useState(false);
  const [tries, setTries] = useState(0);
  const { captcha } = useConfiguration();
  const confirmFirst = useConfirmFirst();

  const form = useAccountForm({
    start: { email: pendingSignUp().username, password: "", captchaToken: "" },
    validate: (values) => ({
      ...messagesOf(SIGN_IN_FIELDS, values),
      captchaToken: isCaptchaAsked ? captchaMessage(captcha, values.captchaToken) : undefined,
    }),
    save: async (values) => {
      const answer = await signIn({ ...values, keepSignedIn });
      if (values.captchaToken !== "") form.change("captchaToken", "");
      setTries((made) => made + 1);
      if (answer.ok) return answer;
      const secondStep = twoStepWanted(answer.failure);
      if (secondStep !== undefined) setWanted(secondStep);
      else if (answer.failure.fields.email === undefined) return answer;
      else confirmFirst({ ...values, because: answer.failure.message });
      return undefined;
    },
    onRefused: ({ fields }) => {
      if (fields.captchaToken !== undefined) setCaptchaAsked(true);
    },
  });

  if (wanted !== undefined) return <TwoStepPage wanted={wanted} onStartAgain={() => setWanted(undefined)} />;
  return (
    <AccountFrame title={WORDS.title} sentence={WORDS.sentence}>
      <SignedOutNotice />
      <AccountForm
        of={form}
        notDone={WORDS.failed}
        notice={
          form.trouble?.code === "RATE_LIMITED" && (
            <>
              <p>{form.trouble.message}</p>
              <p className="mt-1">
                {WORDS.guessed} <TextLink href={paths.resetPassword()}>{WORDS.resetInstead}</TextLink>.
              </p>
            </>
          )
        }
        submit={WORDS.submit}
      >
        <TextField
          label={ACCOUNT_WORDS.email}
          type="email"
          autoComplete="username"
          {...form.field("email")}
        />
        <PasswordField
          label={ACCOUNT_WORDS.password}
          labelAction={<TextLink href={paths.resetPassword()}>{WORDS.forgotPassword}</TextLink>}
          {...form.field("password")}
        />
        <CheckboxField
          label={WORDS.keepSignedIn}
          checked={keepSignedIn}
          onChange={(event) => setKeepSignedIn(event.target.checked)}
        />
        {isCaptchaAsked && <CaptchaField key={tries} {...form.text("captchaToken")} />}
      </AccountForm>
      <ProviderSignIn keepSignedIn={keepSignedIn} />
      <p className="mt-6 text-body text-ink-2">
        {WORDS.newHere} <TextLink href={paths.register()}>{WORDS.register}</TextLink>
      </p>
    </AccountFrame>
  );
}

/** The form has validated the address by the server's own rule: what is left to refuse is one that is not confirmed. */
function useConfirmFirst() {
  const go = useGo();
  return (options: { email: string; password: string; because: string }) => {
    rememberPendingSignUp({ username: options.email.trim(), password: options.password });
    notify({ tone: "warn", title: options.because });
    go(paths.verificationPending());
  };
}
