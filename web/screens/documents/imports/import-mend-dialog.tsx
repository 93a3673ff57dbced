// Mends a row before it is imported: its faulty cells first, each with what is wrong; a value may be mended wherever the column says the same.

import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type { ImportRecordFragment, ImportRowsQuery } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField } from "../../../ui/checkbox-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { MendImportMutation } from "./import-operations.ts";
import { IMPORT_MEND_WORDS as WORDS } from "./import-words.ts";

type Item = ImportRowsQuery["importJob"]["items"][number];
type Cell = Item["cells"][number] & { readonly place: number };
type Mended = { readonly text: string; readonly isEverywhere: boolean };

type ImportMendDialogProps = {
  readonly job: ImportRecordFragment;
  readonly item: Item;
  readonly onChanged: (job: ImportRecordFragment) => void;
  readonly onClose: () => void;
};

/** By these a row repeats another. */
const KEY_PATHS = ["bankName", "guaranteeNumber"];

export function ImportMendDialog({ job, item, onChanged, onClose }: ImportMendDialogProps) {
  const { send, sending } = useCommand(MendImportMutation, { handledByScreen: true });
  const [mended, setMended] = useState<Readonly<Record<number, Mended>>>({});
  const [showsAll, setShowsAll] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const cells = item.cells.flatMap((cell): Cell[] =>
    cell.place === null ? [] : [{ ...cell, place: cell.place }],
  );
  const first = cells.filter((cell) => isInQuestion(item, cell));
  const shown = showsAll ? [...first, ...cells.filter((cell) => !first.includes(cell))] : first;
  const changed = cells.filter(
    ({ place, text }) => mended[place] !== undefined && mended[place].text !== text,
  );

  const save = async () => {
    const answer = await send({
      id: job.id,
      version: job.version,
      rowNumber: item.rowNumber,
      cells: changed.map(({ place }) => ({ place, text: "", isEverywhere: false, ...mended[place] })),
    });
    if (!answer.ok) return setRefusal(whyRefused(answer.failure));
    notify({ tone: "ok", title: WORDS.mended(item.rowNumber) });
    onClose();
    onChanged(answer.data.mendImportRow.importJob);
  };
  return (
    <Dialog
      title={WORDS.title(item.rowNumber)}
      sentence={WORDS.sentence}
      hasUnsavedChanges={changed.length > 0}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button
            variant="primary"
            isLoading={sending}
            isDisabled={changed.length === 0}
            onClick={() => void save()}
          >
            {WORDS.save}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (changed.length > 0) void save();
        }}
      >
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.notMended}>
            {refusal}
          </Notice>
        )}
        <RowFaults item={item} />
        {shown.map((cell) => (
          <CellFields
            key={cell.place}
            cell={cell}
            mended={mended[cell.place]}
            onMended={(next) => setMended((before) => ({ ...before, [cell.place]: next }))}
          />
        ))}
        {!showsAll && shown.length < cells.length && (
          <div>
            <Button size="small" onClick={() => setShowsAll(true)}>
              {WORDS.all(cells.length)}
            </Button>
          </div>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

function isInQuestion({ verdict }: Item, { path, error, was }: Cell): boolean {
  return error !== null || was !== null || (verdict === "DUPLICATE" && KEY_PATHS.includes(path));
}

/** What is wrong with no cell of its own: what the row repeats, or what the file has no column for. */
function RowFaults({ item }: Pick<ImportMendDialogProps, "item">) {
  const faults =
    item.verdict === "DUPLICATE"
      ? item.errors
      : item.cells.flatMap(({ place, column, error }) =>
          place !== null || error === null ? [] : [column === "" ? error : `${column}: ${error}`],
        );
  if (faults.length === 0) return null;
  return (
    <Notice tone="warn" title={WORDS.rowTitle}>
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
    </Notice>
  );
}

type CellFieldsProps = {
  readonly cell: Cell;
  readonly mended: Mended | undefined;
  readonly onMended: (mended: Mended) => void;
};

function CellFields({ cell, mended, onMended }: CellFieldsProps) {
  const text = mended?.text ?? cell.text;
  const isEverywhere = mended?.isEverywhere ?? false;
  const isChanged = text !== cell.text;
  return (
    <div className="grid gap-1.5">
      <TextField
        label={cell.column}
        value={text}
        error={isChanged ? undefined : (cell.error ?? undefined)}
        help={cell.was === null ? undefined : WORDS.was(cell.was, cell.mendedBy ?? "")}
        onChange={(event) => onMended({ text: event.target.value, isEverywhere })}
      />
      {isChanged && (
        <CheckboxField
          label={WORDS.everywhere(cell.text)}
          checked={isEverywhere}
          onChange={(event) => onMended({ text, isEverywhere: event.target.checked })}
        />
      )}
    </div>
  );
}
