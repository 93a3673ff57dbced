// Signing up: who the person is. Their business follows after the first sign-in.

import { SIGN_UP_FIELDS } from "@bondline/domain/people/accounts/account-fields.ts";
import { PASSWORD_CONDITIONS } from "@bondline/domain/values/fields/password.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { useConfiguration } from "../../../app/configuration.ts";
import { useShortForm } from "../../../app/short-form.ts";
import { useGo } from "../../../app/use-go.ts";
import { validateBy } from "../../../app/validate-fields.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { SignUpDocument } from "./account-operations.ts";
import { ACCOUNT_WORDS, signUpRefusalText } from "./account-words.ts";
import { CaptchaField, captchaMessage } from "./captcha-field.tsx";
import { rememberPendingSignUp, rememberSignUpHandle } from "./pending-sign-up.ts";
import { ProviderSignIn } from "./provider-sign-in.tsx";
import { useReferralArrival } from "./referral-arrival.ts";
import { forgetRegisterPrefill, prefilledUsername } from "./register-prefill.ts";

const WORDS = ACCOUNT_WORDS.register;
const EMPTY = { givenName: "", familyName: "", email: "", phoneNumber: "", password: "", captchaToken: "" };

export function RegisterScreen() {
  const { send, sending } = useCommand(SignUpDocument, { handledByScreen: true });
  const [refusal, setRefusal] = useState<string>();
  const [tries, setTries] = useState(0);
  const { captcha } = useConfiguration();
  const go = useGo();
  const arrival = useReferralArrival();
  const code = arrival.referrerCode ?? arrival.referralPortalReferrerMemberCode;

  const form = useShortForm({
    initial: { ...EMPTY, email: prefilledUsername() },
    validate: (values) => ({
      ...validateBy(SIGN_UP_FIELDS)(values),
      captchaToken: captchaMessage(captcha, values.captchaToken ?? ""),
    }),
    onSubmit: async ({ phoneNumber, captchaToken, ...values }) => {
      setRefusal(undefined);
      const answer = await send({
        ...values,
        phoneNumber: phoneNumber === "" ? null : phoneNumber,
        captchaToken: captchaToken === "" ? null : captchaToken,
        ...arrival,
      });
      if (answer.ok) {
        forgetRegisterPrefill();
        rememberPendingSignUp({ username: values.email.trim(), password: values.password });
        rememberSignUpHandle(answer.data.signUp.signUpHandle);
        return go(paths.verificationPending());
      }
      const { fields, message } = answer.failure;
      form.change("captchaToken", "");
      setTries((made) => made + 1);
      if (!Object.keys(fields).some((field) => field in EMPTY)) setRefusal(signUpRefusalText(message));
      form.showErrors(fields);
    },
  });

  return (
    <AccountFrame title={WORDS.title} sentence={WORDS.sentence}>
      <form {...form.form} className="space-y-4">
        {code !== null && <Notice tone="info" title={WORDS.referredBy(code)} />}
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.failed}>
            {refusal}
          </Notice>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={ACCOUNT_WORDS.givenName} autoComplete="given-name" {...form.field("givenName")} />
          <TextField
            label={ACCOUNT_WORDS.familyName}
            autoComplete="family-name"
            {...form.field("familyName")}
          />
        </div>
        <TextField
          label={ACCOUNT_WORDS.email}
          type="email"
          autoComplete="username"
          {...form.field("email")}
        />
        <TextField
          label={ACCOUNT_WORDS.phoneNumber}
          type="tel"
          autoComplete="tel"
          isOptional
          isFigures
          {...form.field("phoneNumber")}
        />
        <PasswordField
          label={ACCOUNT_WORDS.password}
          rules={PASSWORD_CONDITIONS}
          {...form.field("password")}
        />
        <CaptchaField
          key={tries}
          error={form.field("captchaToken").error}
          onChange={(token) => form.change("captchaToken", token)}
        />
        <p className="text-label text-ink-2">{WORDS.agreement}</p>
        <Button type="submit" variant="primary" isFullWidth isLoading={sending}>
          {WORDS.submit}
        </Button>
      </form>
      <ProviderSignIn keepSignedIn={false} />
      <p className="mt-6 text-body text-ink-2">
        {WORDS.haveAccount} <TextLink href={paths.login()}>{WORDS.login}</TextLink>
      </p>
    </AccountFrame>
  );
}
