// Asks for the password again before a change that a stolen session must not be able to make.

import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";

type ConfirmPasswordDialogProps = {
  readonly title: string;
  readonly sentence: string;
  readonly confirmLabel: string;
  /** What is confirmed takes something away. */
  readonly isDangerous?: boolean;
  readonly isSaving: boolean;
  readonly error: string | undefined;
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
};

const FORM_ID = "confirm-password";

export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const { title, sentence, confirmLabel, isDangerous = false, isSaving, error, onConfirm, onClose } = props;
  const [password, setPassword] = useState("");
  return (
    <Dialog
      title={title}
      sentence={sentence}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant={isDangerous ? "danger" : "primary"}
            isLoading={isSaving}
          >
            {confirmLabel}
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
