// The dialog that proposes another version of a setting: what is the setting's own, then from when and why.

import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { dayField } from "@bondline/domain/values/fields/field.ts";
import type { ReactNode } from "react";
import { BoundField } from "../../../../app/fields/bound-field.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import type { VersionForm, VersionValues } from "./use-version-form.ts";
import { VERSION_WORDS } from "./version-words.ts";

type Props<Values extends VersionValues> = {
  readonly form: VersionForm<Values>;
  readonly words: { readonly subject: string; readonly proposeSentence: string };
  readonly onClose: () => void;
  readonly children: ReactNode;
};

const FROM = dayField("From");

export function VersionDialog<Values extends VersionValues>({
  form,
  words,
  onClose,
  children,
}: Props<Values>) {
  const { record, today } = form;
  return (
    <FormDialog
      record={record}
      title={VERSION_WORDS.changeOf(words.subject)}
      sentence={words.proposeSentence}
      submit={VERSION_WORDS.propose}
      notSaved={VERSION_WORDS.notProposed}
      onClose={onClose}
    >
      {children}
      <BoundField name="startsDate" field={FROM} min={today} today={today} />
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
  );
}
