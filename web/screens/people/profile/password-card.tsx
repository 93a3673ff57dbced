// Changes the password: the present one, and the new one twice.

import {
  checkChangePasswordForm,
  checkFirstPasswordForm,
} from "@bondline/domain/people/accounts/profile-fields.ts";
import { PASSWORD_CONDITIONS } from "@bondline/domain/values/fields/password.ts";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundPassword } from "../../../app/fields/bound-inputs.tsx";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
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
  const { send } = useCommand(ProfileChangePasswordDocument, { handledByScreen: true });
  const { me } = useSession();
  const record = useRecordForm({
    start: EMPTY,
    resolver: validatedBy((values: typeof EMPTY) => {
      const validated = hasPassword ? checkChangePasswordForm(values) : checkFirstPasswordForm(values);
      return validated.ok ? {} : validated.fields;
    }),
    save: ({ currentPassword, newPassword }) =>
      send({ currentPassword: hasPassword ? currentPassword : null, newPassword: newPassword.trim() }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.passwordChanged, detail: WORDS.passwordChangedDetail });
      sessionsChangedStore.set(sessionsChangedStore.get() + 1);
      onChanged();
    },
  });

  return (
    <FormProvider {...record.form}>
      <form {...record.bind} className="space-y-4">
        <p className="text-label text-ink-2">
          {hasPassword ? WORDS.passwordSentence : WORDS.firstPasswordSentence}
        </p>
        <FormNotices of={record} title={WORDS.passwordNotChanged} />
        {/* Password managers look for the name that goes with a new password. */}
        <input type="email" name="username" autoComplete="username" value={me?.email ?? ""} readOnly hidden />
        {hasPassword && (
          <BoundPassword
            name="currentPassword"
            label={WORDS.currentPassword}
            autoComplete="current-password"
          />
        )}
        <BoundPassword name="newPassword" label={WORDS.newPassword} rules={PASSWORD_CONDITIONS} />
        <BoundPassword
          name="newPasswordConfirmation"
          label={WORDS.confirmPassword}
          autoComplete="new-password"
        />
        <Button type="submit" isLoading={record.isSaving}>
          {hasPassword ? WORDS.changePassword : WORDS.choosePassword}
        </Button>
      </form>
    </FormProvider>
  );
}
