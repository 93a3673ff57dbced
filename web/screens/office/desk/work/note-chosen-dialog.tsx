// One note that is written beside the records of all the work that is chosen.

import { DESK_NOTE_FIELDS } from "@bondline/domain/office/desk-notes/desk-note.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { WORK_WORDS as WORDS } from "./work-words.ts";

type Values = { content: string };
const resolver = fieldRulesResolver<Values>(DESK_NOTE_FIELDS);

type NoteChosenDialogProps = {
  readonly count: number;
  readonly onWritten: (content: string) => void;
  readonly onClose: () => void;
};

export function NoteChosenDialog({ count, onWritten, onClose }: NoteChosenDialogProps) {
  const record = useRecordForm<Values, undefined>({
    start: { content: "" },
    resolver,
    save: async () => ({ ok: true, data: undefined }),
    onSaved: (_, { content }) => onWritten(content),
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.noteChosen(count)}
      sentence={WORDS.noteChosenSentence}
      submit={WORDS.addNote}
      notSaved={WORDS.notNoted}
      onClose={onClose}
    >
      <BoundTextArea name="content" label={WORDS.note} maxCharacters={LENGTHS.comment} />
    </FormDialog>
  );
}
