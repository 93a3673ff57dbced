// What each column of a file holds, chosen column by column and saved together.

import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SelectField, type SelectOption } from "../../ui/select-field.tsx";

type DialogProps = {
  readonly words: Readonly<Record<"dialogTitle" | "dialogSentence" | "cancel" | "save" | "notSaved", string>>;
  readonly headers: readonly string[];
  /** What each holds now, in the same order; empty for one that is left out. */
  readonly columns: readonly string[];
  readonly options: readonly SelectOption[];
  readonly isSaving: boolean;
  /** Answers why they were refused, and undefined once they are saved. */
  readonly save: (columns: string[]) => Promise<string | undefined>;
  readonly onClose: () => void;
};

export function FileColumnsDialog({
  words,
  headers,
  columns,
  options,
  isSaving,
  save,
  onClose,
}: DialogProps) {
  const [chosen, setChosen] = useState(columns);
  const [refusal, setRefusal] = useState<string>();
  return (
    <Dialog
      title={words.dialogTitle}
      sentence={words.dialogSentence}
      hasUnsavedChanges={chosen.some((column, at) => column !== columns[at])}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            isLoading={isSaving}
            onClick={() => void save([...chosen]).then(setRefusal)}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {refusal !== undefined && (
          <Notice tone="danger" title={words.notSaved}>
            {refusal}
          </Notice>
        )}
        {headers.map((header, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and none moves
            key={at}
            label={header}
            options={options}
            value={chosen[at] ?? ""}
            onChange={({ target }) => setChosen(chosen.with(at, target.value))}
          />
        ))}
      </div>
    </Dialog>
  );
}
