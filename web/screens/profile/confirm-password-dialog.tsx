// Asks for the password again before a change that a stolen session must not be able to make.

import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";

type ConfirmPasswordDialogProps = {
  readonly isSaving: boolean;
  readonly error: string | undefined;
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
};

const FORM_ID = "confirm-password";

export function ConfirmPasswordDialog({ isSaving, error, onConfirm, onClose }: ConfirmPasswordDialogProps) {
  const [password, setPassword] = useState("");
  return (
    <Dialog
      title={WORDS.confirmTitle}
      sentence={WORDS.confirmSentence}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={isSaving}>
            {WORDS.confirm}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(password);
        }}
      >
        <PasswordField
          label={WORDS.currentPassword}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
