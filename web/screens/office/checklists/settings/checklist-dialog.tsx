// The form in which a checklist is set, line by line in their order.

import {
  CHECKLIST_KIND_TEXT,
  CHECKLIST_LINE_MAX,
  CHECKLIST_LINES_MAX,
  checkChecklist,
} from "@bondline/domain/office/checklists/checklist.ts";
import { useFieldArray, useFormContext } from "react-hook-form";
import type { OfficeChecklistFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { validatedBy } from "../../../../app/field-rules-resolver.ts";
import { BoundCheckbox, BoundText } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { AddIcon, MoveUpIcon, RemoveIcon } from "../../../../ui/icons.ts";
import { SetChecklistDocument } from "./checklist-operations.ts";
import { CHECKLIST_SETTINGS_WORDS as WORDS } from "./checklist-words.ts";

type Values = { lines: { text: string; isRequired: string }[] };

type Props = {
  readonly checklist: OfficeChecklistFragment;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

export function ChecklistDialog({ checklist: { kind, versions }, onChanged, onClose }: Props) {
  const lines = versions[0]?.lines ?? [];
  const { send } = useCommand(SetChecklistDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { lines: lines.map(({ text, isRequired }) => ({ text, isRequired: String(isRequired) })) },
    resolver: validatedBy<Values>((values) => checkChecklist(values.lines).fields),
    save: (values) =>
      send({
        kind,
        versionCount: versions.length,
        lines: values.lines.map(({ text, isRequired }) => ({ text, isRequired: isRequired === "true" })),
      }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.saved });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.changeOf(CHECKLIST_KIND_TEXT[kind])}
      sentence={WORDS.dialogSentence}
      width="wide"
      submit={WORDS.submit}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <Rows />
    </FormDialog>
  );
}

function Rows() {
  const { control } = useFormContext<Values>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: "lines" });
  return (
    <>
      {fields.map(({ id }, at) => (
        <Row key={id} at={at} onUp={() => swap(at, at - 1)} onRemove={() => remove(at)} />
      ))}
      {fields.length < CHECKLIST_LINES_MAX && (
        <div>
          <Button size="small" icon={AddIcon} onClick={() => append({ text: "", isRequired: "true" })}>
            {WORDS.add}
          </Button>
        </div>
      )}
    </>
  );
}

type RowProps = { readonly at: number; readonly onUp: () => void; readonly onRemove: () => void };

function Row({ at, onUp, onRemove }: RowProps) {
  const number = at + 1;
  return (
    <div className="flex min-w-0 items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-1">
        <BoundText name={`lines.${at}.text`} label={WORDS.line(number)} maxLength={CHECKLIST_LINE_MAX} />
        <BoundCheckbox name={`lines.${at}.isRequired`} label={WORDS.isRequired(number)} />
      </div>
      <div className="flex pt-6">
        <IconButton icon={MoveUpIcon} label={WORDS.moveUp(number)} disabled={at === 0} onClick={onUp} />
        <IconButton icon={RemoveIcon} label={WORDS.remove(number)} onClick={onRemove} />
      </div>
    </div>
  );
}
