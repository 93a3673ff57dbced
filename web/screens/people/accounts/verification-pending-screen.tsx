// After signing up: the code from the mail is typed in here, and a new one can be asked for.

import { CONFIRM_SIGN_UP_FIELDS } from "@bondline/domain/people/accounts/sign-in-fields.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useShortForm } from "../../../app/short-form.ts";
import { useGo } from "../../../app/use-go.ts";
import { validateBy } from "../../../app/validate-fields.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../../../ui/code-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountFrame } from "./account-frame.tsx";
import { ConfirmSignUpDocument } from "./account-operations.ts";
import { ACCOUNT_WORDS } from "./account-words.ts";
import {
  forgetPendingSignUp,
  pendingSignUp,
  rememberPendingSignUp,
  signUpHandleOf,
} from "./pending-sign-up.ts";
import { ResendCode } from "./resend-code.tsx";
import { useSignIn } from "./use-sign-in.ts";

const WORDS = ACCOUNT_WORDS.pending;

export function VerificationPendingScreen() {
  const [pending] = useState(pendingSignUp);
  const { send, sending } = useCommand(ConfirmSignUpDocument, { handledByScreen: true });
  const [refusal, setRefusal] = useState<string>();
  const goOn = useGoOnAfterConfirming();

  const form = useShortForm({
    initial: { username: pending.username, code: "" },
    validate: validateBy(CONFIRM_SIGN_UP_FIELDS),
    onSubmit: async ({ username, code }) => {
      setRefusal(undefined);
      const signUpHandle = signUpHandleOf(username);
      const answer = await send({ username: username.trim(), code, signUpHandle });
      if (answer.ok) return goOn({ username: username.trim(), password: pending.password });
      // What belongs to the code is said there, once.
      if (answer.failure.fields.code === undefined) setRefusal(answer.failure.message);
      form.showErrors(answer.failure.fields);
    },
  });
  const { onChange: _, ...codeField } = form.field("code");
  const knowsAddress = pending.username !== "";

  return (
    <AccountFrame
      title={WORDS.title}
      sentence={knowsAddress ? WORDS.sentenceTo(pending.username) : WORDS.sentence}
    >
      <form {...form.form} className="space-y-4">
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.failed}>
            {refusal}
          </Notice>
        )}
        {!knowsAddress && (
          <TextField
            label={ACCOUNT_WORDS.email}
            type="email"
            autoComplete="username"
            {...form.field("username")}
          />
        )}
        <CodeField {...codeField} label={ACCOUNT_WORDS.code} onChange={(code) => form.change("code", code)} />
        <Button type="submit" variant="primary" isFullWidth isLoading={sending}>
          {WORDS.submit}
        </Button>
      </form>
      <ResendCode username={form.values.username} startsCounting={knowsAddress} />
      <p className="mt-6 text-body text-ink-2">
        {WORDS.otherAddress} <TextLink href={paths.register()}>{WORDS.registerAgain}</TextLink>
        {" · "}
        <TextLink href={paths.login()}>{ACCOUNT_WORDS.backToLogin}</TextLink>
      </p>
    </AccountFrame>
  );
}

/** Whoever signed up in this tab is signed in at once; after a reload the password is asked for again. */
function useGoOnAfterConfirming() {
  const { signIn } = useSignIn();
  const go = useGo();

  return async ({ username, password }: { username: string; password: string | undefined }) => {
    const failure =
      password === undefined ? undefined : await signIn({ email: username, password, keepSignedIn: false });
    notify({ tone: "ok", title: ACCOUNT_WORDS.verify.confirmed });
    if (password !== undefined && failure === undefined) return forgetPendingSignUp();

    rememberPendingSignUp({ username, password: undefined });
    go(paths.login());
  };
}
