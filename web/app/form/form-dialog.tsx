// A record's form in a dialog: what could not be saved above its fields, and below them the buttons that leave and send it.

import { type ReactNode, useId } from "react";
import { type FieldValues, FormProvider, useFormState } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Dialog, type DialogProps } from "../../ui/dialog.tsx";
import { APP_WORDS } from "../app-words.ts";
import { FormNotices, type NoticesProps } from "./form-notices.tsx";
import type { RecordForm } from "./use-record-form.ts";

type FormDialogProps<Values extends FieldValues> = Pick<
  DialogProps,
  "title" | "sentence" | "width" | "onClose" | "mustBeAnswered" | "foot"
> &
  Pick<NoticesProps<Values>, "conflict"> & {
    readonly record: RecordForm<Values>;
    /** The title of what is said where it could not be saved. */
    readonly notSaved: NoticesProps<Values>["title"];
    readonly submit: string;
    readonly isDangerous?: boolean;
    /** In the place of the button that closes the dialog. */
    readonly leave?: ReactNode;
    /** What is typed is no loss, such as a password. */
    readonly mayBeLeft?: boolean;
    readonly children?: ReactNode;
  };

export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const {
    record,
    notSaved,
    conflict,
    submit,
    isDangerous = false,
    leave,
    mayBeLeft,
    children,
    ...dialog
  } = props;
  const { isDirty } = useFormState({ control: record.form.control });
  const id = useId();
  return (
    <FormProvider {...record.form}>
      <Dialog
        {...dialog}
        hasUnsavedChanges={isDirty && !mayBeLeft}
        actions={
          <>
            {leave || (
              // Beside a button that cancels a guarantee, "Cancel" could be either.
              <Button onClick={dialog.onClose}>{APP_WORDS.form[isDangerous ? "goBack" : "cancel"]}</Button>
            )}
            <Button
              type="submit"
              form={id}
              variant={isDangerous ? "danger" : "primary"}
              isLoading={record.isSaving}
            >
              {submit}
            </Button>
          </>
        }
      >
        <form id={id} {...record.bind} className="grid grid-cols-1 gap-4 pb-1">
          <FormNotices of={record} title={notSaved} {...(conflict && { conflict })} />
          {children}
        </form>
      </Dialog>
    </FormProvider>
  );
}
