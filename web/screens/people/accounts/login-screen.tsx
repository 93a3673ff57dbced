// Signing in. Kept small: no form library and no schema library is loaded for it.

import { SIGN_IN_FIELDS } from "@bondline/domain/people/accounts/sign-in-fields.ts";
import { useState } from "react";
import type { Failure } from "../../../api/failure.ts";
import { useConfiguration } from "../../../app/configuration.ts";
import { notify } from "../../../app/notices.ts";
import { useShortForm } from "../../../app/short-form.ts";
import { useGo } from "../../../app/use-go.ts";
import { validateBy } from "../../../app/validate-fields.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { CaptchaField, captchaMessage } from "./captcha-field.tsx";
import { pendingSignUp, rememberPendingSignUp } from "./pending-sign-up.ts";
import { ProviderSignIn } from "./provider-sign-in.tsx";
import { TwoStepPage } from "./two-step-page.tsx";
import { type TwoStepWanted, twoStepWanted, useSignIn } from "./use-sign-in.ts";

const WORDS = ACCOUNT_WORDS.login;

export function LoginScreen() {
  const { signIn, isSigningIn } = useSignIn();
  const [keepSignedIn, setKeepSignedIn] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [wanted, setWanted] = useState<TwoStepWanted>();
  const [isCaptchaAsked, setCaptchaAsked] = useState(false);
  const [tries, setTries] = useState(0);
  const { captcha } = useConfiguration();
  const confirmFirst = useConfirmFirst();

  const form = useShortForm({
    initial: { email: pendingSignUp().username, password: "", captchaToken: "" },
    validate: (values) => ({
      ...validateBy(SIGN_IN_FIELDS)(values),
      captchaToken: isCaptchaAsked ? captchaMessage(captcha, values.captchaToken ?? "") : undefined,
    }),
    onSubmit: async ({ email, password, captchaToken }): Promise<void> => {
      setFailure(undefined);
      const refused = await signIn({ email, password, keepSignedIn, captchaToken });
      if (captchaToken !== "") form.change("captchaToken", "");
      setTries((made) => made + 1);
      const secondStep = refused && twoStepWanted(refused);
      if (secondStep !== undefined) return setWanted(secondStep);
      if (refused?.fields.email !== undefined)
        return confirmFirst({ email, password, because: refused.message });
      if (refused?.fields.captchaToken !== undefined) setCaptchaAsked(true);
      if (refused?.fields.password !== undefined || refused?.fields.captchaToken !== undefined)
        return form.showErrors(refused.fields);
      setFailure(refused);
    },
  });

  if (wanted !== undefined) return <TwoStepPage wanted={wanted} onStartAgain={() => setWanted(undefined)} />;
  return (
    <AccountFrame title={WORDS.title} sentence={WORDS.sentence}>
      <form {...form.form} className="space-y-4">
        {failure !== undefined && (
          <Notice tone="danger" title={WORDS.failed}>
            <p>{failure.message}</p>
            {failure.code === "RATE_LIMITED" && (
              <p className="mt-1">
                {WORDS.guessed} <TextLink href={paths.resetPassword()}>{WORDS.resetInstead}</TextLink>.
              </p>
            )}
          </Notice>
        )}
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
        {isCaptchaAsked && (
          <CaptchaField
            key={tries}
            error={form.field("captchaToken").error}
            onChange={(token) => form.change("captchaToken", token)}
          />
        )}
        <Button type="submit" variant="primary" isFullWidth isLoading={isSigningIn}>
          {WORDS.submit}
        </Button>
      </form>
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
