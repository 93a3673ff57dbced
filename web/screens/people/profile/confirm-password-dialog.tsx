// Asks for the password again before a change that a stolen session must not be able to make.

import { maxLength, required } from "@bondline/domain/values/fields/field-rule.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundPassword } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { type SaveAnswer, useRecordForm } from "../../../app/form/use-record-form.ts";
import { PROFILE_WORDS as WORDS } from "./profile-words.ts";

type Values = { currentPassword: string };

type ConfirmPasswordDialogProps<Data> = {
  readonly title: string;
  readonly sentence: string;
  readonly confirmLabel: string;
  /** What is confirmed takes something away. */
  readonly isDangerous?: boolean;
  readonly notDone: string;
  readonly confirm: (password: string) => Promise<SaveAnswer<Values, Data>>;
  readonly onConfirmed: (data: Data) => void;
  readonly onClose: () => void;
};

const resolver = fieldRulesResolver<Values>({ currentPassword: required(maxLength(LENGTHS.password)) });

export function ConfirmPasswordDialog<Data>(props: ConfirmPasswordDialogProps<Data>) {
  const { confirmLabel, notDone, confirm, onConfirmed, ...dialog } = props;
  const record = useRecordForm({
    start: { currentPassword: "" },
    resolver,
    save: ({ currentPassword }) => confirm(currentPassword),
    onSaved: onConfirmed,
  });
  return (
    <FormDialog {...dialog} record={record} submit={confirmLabel} notSaved={notDone} mayBeLeft>
      <BoundPassword name="currentPassword" label={WORDS.currentPassword} autoComplete="current-password" />
    </FormDialog>
  );
}
