// Changes the password: the present one, and the new one twice.

import {
  checkChangePasswordForm,
  checkFirstPasswordForm,
} from "@bondline/domain/people/accounts/profile-fields.ts";
import { PASSWORD_CONDITIONS } from "@bondline/domain/values/fields/password.ts";
import { useState } from "react";
import type { Failure } from "../../../api/failure.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { useShortForm } from "../../../app/short-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { ProfileChangePasswordDocument } from "./profile-operations.ts";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";
import { sessionsChangedStore } from "./sessions-changed.ts";

const EMPTY = { currentPassword: "", newPassword: "", newPasswordConfirmation: "" };

type PasswordCardProps = {
  /** False for somebody who signs in by a provider of identities alone. */
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
};

export function PasswordCard({ hasPassword, onChanged }: PasswordCardProps) {
  const [round, setRound] = useState(0);
  return (
    <Card heading={WORDS.password}>
      <CardBody isBelowHeading>
        <PasswordForm
          key={round}
          hasPassword={hasPassword}
          onChanged={() => {
            setRound(round + 1);
            onChanged();
          }}
        />
      </CardBody>
    </Card>
  );
}

function PasswordForm({ hasPassword, onChanged }: PasswordCardProps) {
  const { send, sending } = useCommand(ProfileChangePasswordDocument, { handledByScreen: true });
  const [failure, setFailure] = useState<Failure>();
  const { me } = useSession();

  const form = useShortForm({
    initial: EMPTY,
    validate: (values) => {
      const result = hasPassword ? checkChangePasswordForm(values) : checkFirstPasswordForm(values);
      return result.ok ? {} : result.fields;
    },
    onSubmit: async ({ currentPassword, newPassword }): Promise<void> => {
      setFailure(undefined);
      const answer = await send({
        currentPassword: hasPassword ? currentPassword : null,
        newPassword: newPassword.trim(),
      });
      if (!answer.ok) {
        if (answer.failure.code === "VALIDATION_ERROR") return form.showErrors(answer.failure.fields);
        return setFailure(answer.failure);
      }
      notify({ tone: "ok", title: WORDS.passwordChanged, detail: WORDS.passwordChangedDetail });
      sessionsChangedStore.set(sessionsChangedStore.get() + 1);
      onChanged();
    },
  });

  return (
    <form {...form.form} className="space-y-4">
      <p className="text-label text-ink-2">
        {hasPassword ? WORDS.passwordSentence : WORDS.firstPasswordSentence}
      </p>
      {failure !== undefined && (
        <Notice tone="danger" title={WORDS.passwordNotChanged}>
          {failure.message}
        </Notice>
      )}
      {/* Password managers look for the name that goes with a new password. */}
      <input type="email" name="username" autoComplete="username" value={me?.email ?? ""} readOnly hidden />
      {hasPassword && (
        <PasswordField
          label={WORDS.currentPassword}
          autoComplete="current-password"
          {...form.field("currentPassword")}
        />
      )}
      <PasswordField label={WORDS.newPassword} rules={PASSWORD_CONDITIONS} {...form.field("newPassword")} />
      <PasswordField
        label={WORDS.confirmPassword}
        autoComplete="new-password"
        {...form.field("newPasswordConfirmation")}
      />
      <Button type="submit" isLoading={sending}>
        {hasPassword ? WORDS.changePassword : WORDS.choosePassword}
      </Button>
    </form>
  );
}
