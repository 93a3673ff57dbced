// What is asked before something is done with several documents, and then how far it has come.

import type { ReactNode } from "react";
import type { FieldValues, Resolver } from "react-hook-form";
import type { CommandAnswer } from "../../../../api/use-command.ts";
import { FormDialog } from "../../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { RunResults } from "../../../../app/list/run-results.tsx";
import type { ListRow } from "../public/list-row.ts";
import { BULK_WORDS as WORDS } from "./bulk-words.ts";
import { type Chosen, useBulk } from "./use-bulk.ts";

export type BulkDialogProps = {
  readonly chosen: Chosen;
  /** `isDone`: something was sent, and nothing stays chosen. */
  readonly onClose: (answer: { readonly isDone: boolean }) => void;
};

type BulkFormProps<Values extends FieldValues> = BulkDialogProps & {
  readonly title: string;
  readonly sentence?: string;
  readonly submit: string;
  readonly notSaved: string;
  readonly start: Values;
  readonly resolver: Resolver<Values>;
  readonly send: (row: ListRow, values: Values) => Promise<CommandAnswer<unknown>>;
  readonly children: ReactNode;
};

export function BulkForm<Values extends FieldValues>(props: BulkFormProps<Values>) {
  const { chosen, onClose, title, start, resolver, send, children, ...dialog } = props;
  const { run, settle, runOver } = useBulk(chosen);
  const record = useRecordForm<Values, readonly ListRow[]>({
    start,
    resolver,
    save: settle,
    onSaved: (rows, values) => void runOver(rows, (row) => send(row, values)),
  });
  if (run !== undefined)
    return (
      <RunResults
        title={title}
        run={run}
        describe={({ name, reference, amount }) => ({ name, detail: `${reference}, ${amount}` })}
        onClose={() => onClose({ isDone: true })}
      />
    );
  return (
    <FormDialog
      {...dialog}
      record={record}
      title={title}
      conflict={{ title: WORDS.changedTitle, sentence: WORDS.changed }}
      onClose={() => onClose({ isDone: false })}
    >
      {children}
    </FormDialog>
  );
}
