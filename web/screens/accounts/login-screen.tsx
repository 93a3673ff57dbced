// Signing in. Kept small: no form library and no schema library is loaded for it.

import { SIGN_IN_FIELDS } from "@bondline/domain/accounts/account-fields.ts";
import { useState } from "react";
import type { Failure } from "../../api/failure.ts";
import { judgeBy } from "../../app/judge-fields.ts";
import { useShortForm } from "../../app/short-form.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/checkbox-field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { ACCOUNT_WORDS } from "./account-words.ts";
import { pendingSignUp } from "./pending-sign-up.ts";
import { useSignIn } from "./use-sign-in.ts";

const WORDS = ACCOUNT_WORDS.login;

export function LoginScreen() {
  const { signIn, isSigningIn } = useSignIn();
  const [keepSignedIn, setKeepSignedIn] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const form = useShortForm({
    initial: { email: pendingSignUp().username, password: "" },
    judge: judgeBy(SIGN_IN_FIELDS),
    onSubmit: async ({ email, password }) => {
      setFailure(undefined);
      setFailure(await signIn({ email, password, keepSignedIn }));
    },
  });

  return (
    <AccountFrame title={WORDS.title} sentence={WORDS.sentence}>
      <form {...form.form} className="space-y-4">
        {failure !== undefined && <SignInFailure failure={failure} />}
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
        <Button type="submit" variant="primary" isFullWidth isLoading={isSigningIn}>
          {WORDS.submit}
        </Button>
      </form>
      <p className="mt-6 text-body text-ink-2">
        {WORDS.newHere} <TextLink href={paths.register()}>{WORDS.register}</TextLink>
      </p>
    </AccountFrame>
  );
}

function SignInFailure({ failure }: { readonly failure: Failure }) {
  return (
    <Notice tone="danger" title={WORDS.failed}>
      {failure.message} {WORDS.notConfirmed}{" "}
      <TextLink isInline href={paths.verificationPending()}>
        {WORDS.enterCode}
      </TextLink>
    </Notice>
  );
}
