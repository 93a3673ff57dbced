// A decision's form in its dialog, which says why a decision did not go through above what was typed.

import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import type { RecordForm } from "../../../../app/form/use-record-form.ts";
import { DIALOG_WORDS as WORDS } from "./staff-decision-words.ts";

type FormDialogProps = Omit<ComponentProps<typeof FormDialog>, "record" | "notSaved" | "conflict">;

export function DecisionFormDialog<Values extends FieldValues>(
  props: FormDialogProps & { readonly record: RecordForm<Values> },
) {
  const conflict = { title: WORDS.conflictTitle, sentence: WORDS.conflictSentence };
  return <FormDialog {...props} notSaved={WORDS.failedTitle} conflict={conflict} />;
}
