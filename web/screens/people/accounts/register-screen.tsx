// Signing up: who the person is. Their business follows after the first sign-in.

import { SIGN_UP_FIELDS } from "@bondline/domain/people/accounts/account-fields.ts";
import { PASSWORD_CONDITIONS } from "@bondline/domain/values/fields/password.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { useConfiguration } from "../../../app/configuration.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { AccountForm } from "./account-form.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { SignUpDocument } from "./account-operations.ts";
import { ACCOUNT_WORDS, signUpRefusalText } from "./account-words.ts";
import { CaptchaField, captchaMessage } from "./captcha-field.tsx";
import { rememberPendingSignUp, rememberSignUpHandle } from "./pending-sign-up.ts";
import { ProviderSignIn } from "./provider-sign-in.tsx";
import { useReferralArrival } from "./referral-arrival.ts";
import { forgetRegisterPrefill, prefilledUsername } from "./register-prefill.ts";
import { useAccountForm } from "./use-account-form.ts";

const WORDS = ACCOUNT_WORDS.register;
const EMPTY = { givenName: "", familyName: "", email: "", phoneNumber: "", password: "", captchaToken: "" };

export function RegisterScreen() {
  const { send } = useCommand(SignUpDocument, { handledByScreen: true });
  const [tries, setTries] = useState(0);
  const { captcha } = useConfiguration();
  const go = useGo();
  const arrival = useReferralArrival();
  const code = arrival.referrerCode ?? arrival.referralPortalReferrerMemberCode;

  const form = useAccountForm({
    start: { ...EMPTY, email: prefilledUsername() },
    validate: (values) => ({
      ...messagesOf(SIGN_UP_FIELDS, values),
      captchaToken: captchaMessage(captcha, values.captchaToken),
    }),
    save: ({ phoneNumber, captchaToken, ...values }) =>
      send({
        ...values,
        phoneNumber: phoneNumber === "" ? null : phoneNumber,
        captchaToken: captchaToken === "" ? null : captchaToken,
        ...arrival,
      }),
    onSaved: ({ signUp }, { email, password }) => {
      forgetRegisterPrefill();
      rememberPendingSignUp({ username: email.trim(), password });
      rememberSignUpHandle(signUp.signUpHandle);
      go(paths.verificationPending());
    },
    onRefused: () => {
      form.change("captchaToken", "");
      setTries((made) => made + 1);
    },
  });

  return (
    <AccountFrame title={WORDS.title} sentence={WORDS.sentence}>
      <AccountForm
        of={form}
        notDone={WORDS.failed}
        notice={form.trouble && signUpRefusalText(form.trouble)}
        submit={WORDS.submit}
      >
        {code !== null && <Notice tone="info" title={WORDS.referredBy(code)} />}
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
        <CaptchaField key={tries} {...form.text("captchaToken")} />
        <Agreement />
      </AccountForm>
      <ProviderSignIn keepSignedIn={false} />
      <p className="mt-6 text-body text-ink-2">
        {WORDS.haveAccount} <TextLink href={paths.login()}>{WORDS.login}</TextLink>
      </p>
    </AccountFrame>
  );
}

/** Each in a tab of its own: what was typed here must not be lost by reading. */
function Agreement() {
  const { privacyPolicyUrl } = useConfiguration();
  const read = (label: string, href: string) => (
    <TextLink isInline href={href} target="_blank" rel="noreferrer">
      {label}
      <VisuallyHidden> {WORDS.opensInNewTab}</VisuallyHidden>
    </TextLink>
  );
  return (
    <p className="text-label text-ink-2">
      {WORDS.agreement} {read(WORDS.terms, paths.terms())} {WORDS.and} {read(WORDS.privacy, privacyPolicyUrl)}
      .
    </p>
  );
}
