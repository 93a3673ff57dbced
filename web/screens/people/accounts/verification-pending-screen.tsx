// After signing up: the code from the mail is typed in here, and a new one can be asked for.

import { CONFIRM_SIGN_UP_FIELDS } from "@bondline/domain/people/accounts/sign-in-fields.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { notify } from "../../../app/notices.ts";
import { useGo } from "../../../app/use-go.ts";
import { paths } from "../../../paths.ts";
import { CodeField } from "../../../ui/code-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { AccountForm } from "./account-form.tsx";
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
import { useAccountForm } from "./use-account-form.ts";
import { useSignIn } from "./use-sign-in.ts";

const WORDS = ACCOUNT_WORDS.pending;

export function VerificationPendingScreen() {
  const [pending] = useState(pendingSignUp);
  const { send } = useCommand(ConfirmSignUpDocument, { handledByScreen: true });
  const goOn = useGoOnAfterConfirming();
  const knowsAddress = pending.username !== "";

  const form = useAccountForm({
    start: { username: pending.username, code: "" },
    validate: (values) => messagesOf(CONFIRM_SIGN_UP_FIELDS, values),
    save: ({ username, code }) =>
      send({ username: username.trim(), code, signUpHandle: signUpHandleOf(username) }),
    onSaved: (_, { username }) => goOn({ username: username.trim(), password: pending.password }),
    hidden: knowsAddress ? ["username"] : [],
  });

  return (
    <AccountFrame
      title={WORDS.title}
      sentence={knowsAddress ? WORDS.sentenceTo(pending.username) : WORDS.sentence}
    >
      <AccountForm of={form} notDone={WORDS.failed} submit={WORDS.submit}>
        {!knowsAddress && (
          <TextField
            label={ACCOUNT_WORDS.email}
            type="email"
            autoComplete="username"
            {...form.field("username")}
          />
        )}
        <CodeField
          {...form.text("code")}
          label={ACCOUNT_WORDS.code}
          {...(knowsAddress && {
            help: WORDS.sentByItself,
            onWhole: (code: string) => form.sendWith("code", code),
          })}
        />
      </AccountForm>
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
  const signIn = useSignIn();
  const go = useGo();

  return async ({ username, password }: { username: string; password: string | undefined }) => {
    const answer =
      password === undefined ? undefined : await signIn({ email: username, password, keepSignedIn: false });
    // Being let in says it.
    if (answer?.ok === true) return forgetPendingSignUp();

    notify({ tone: "ok", title: ACCOUNT_WORDS.verify.confirmed });
    rememberPendingSignUp({ username, password: undefined });
    go(paths.login());
  };
}
