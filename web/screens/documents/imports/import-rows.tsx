// The rows of an import's file, those to look at first: each as people know a guarantee, with what is wrong at its own cell.

import { useState } from "react";
import type { ImportRecordFragment, ImportRowsQuery, ImportVerdict } from "../../../api/generated/graphql.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import type { DataTableColumn } from "../../../ui/data-table-column.ts";
import type { PhoneRow } from "../../../ui/data-table-phone-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { AttentionIcon, DocumentIcon } from "../../../ui/icons.ts";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { TwoLineCell } from "../../../ui/two-line-cell.tsx";
import { ImportMendDialog } from "./import-mend-dialog.tsx";
import { ImportRowsDocument } from "./import-operations.ts";
import { IMPORT_MEND_WORDS as MEND_WORDS, IMPORT_ROW_WORDS as WORDS } from "./import-words.ts";

type Item = ImportRowsQuery["importJob"]["items"][number];
type Shown = "failed" | "new" | "imported" | "all";

const VERDICTS: Readonly<Record<Shown, ImportVerdict[]>> = {
  failed: ["REFUSED", "DUPLICATE"],
  new: ["NEW"],
  imported: ["IMPORTED"],
  all: ["REFUSED", "DUPLICATE", "NEW", "IMPORTED"],
};
const STEP = 50;
const MOST = 500;

type ImportRowsProps = {
  readonly job: ImportRecordFragment;
  readonly onChanged: (job: ImportRecordFragment) => void;
};

export function ImportRows({ job, onChanged }: ImportRowsProps) {
  const [shown, setShown] = useState<Shown>(job.recordsFailed > 0 ? "failed" : "all");
  const [first, setFirst] = useState(STEP);
  const [afterRow, setAfterRow] = useState(0);
  const [mending, setMending] = useState<Item>();
  const { data, failure, readAgain, isReading } = useRead(
    ImportRowsDocument,
    { importJobId: job.id, verdicts: VERDICTS[shown], first, afterRow },
    { dependsOn: String(job.version) },
  );
  const mayMend = job.capabilities.includes("CAN_MEND");
  const mend = mayMend ? setMending : undefined;
  const rows = data?.importJob.items;
  const more = () => {
    if (first < MOST) return setFirst(Math.min(first * 2, MOST));
    setAfterRow(rows?.at(-1)?.rowNumber ?? 0);
  };
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={WORDS.filter}
        value={shown}
        onChange={(chosen) => {
          setShown(chosen as Shown);
          setFirst(STEP);
          setAfterRow(0);
        }}
        options={[
          { value: "failed", label: WORDS.failed },
          job.rowsImported > 0
            ? { value: "imported", label: WORDS.imported }
            : { value: "new", label: WORDS.new },
          { value: "all", label: WORDS.all },
        ]}
      />
      <DataTable
        label={WORDS.table}
        columns={mend === undefined ? COLUMNS : [...COLUMNS, mendColumn(mend)]}
        rows={rows}
        rowKey={({ rowNumber }) => String(rowNumber)}
        phoneRow={(item) => phoneRowOf(item, mend)}
        isRefetching={isReading && rows !== undefined}
        error={failure && rows === undefined ? { sentence: failure.message, onRetry: readAgain } : undefined}
        empty={
          <EmptyState
            icon={DocumentIcon}
            title={WORDS.noneTitle}
            sentence={shown === "failed" ? WORDS.noneSentence : WORDS.nothingSentence}
          />
        }
      />
      {rows?.length === first && (
        <div>
          <Button onClick={more} isLoading={isReading}>
            {WORDS.more}
          </Button>
        </div>
      )}
      <p className="text-label text-ink-2">{WORDS.rowNumbers}</p>
      {mending !== undefined && mayMend && (
        <ImportMendDialog
          job={job}
          item={mending}
          onChanged={onChanged}
          onClose={() => setMending(undefined)}
        />
      )}
    </div>
  );
}

function textAt({ cells }: Item, path: string): string {
  return cells.find((cell) => cell.path === path)?.text ?? "";
}

function errorAt({ cells }: Item, path: string): string | null {
  return cells.find((cell) => cell.path === path)?.error ?? null;
}

/** What is wrong is said at the cell where that is shown, and at the end of the row otherwise. */
function CellText({ item, path }: { item: Item; path: string }) {
  const text = textAt(item, path);
  const error = errorAt(item, path);
  if (error === null) return text;
  return (
    <span className="inline-block max-w-full rounded-control bg-danger-soft px-2 py-1 text-left whitespace-normal">
      <span className="block font-medium wrap-anywhere">{text === "" ? WORDS.empty : text}</span>
      <span className="flex items-start gap-1 text-meta text-danger">
        <AttentionIcon aria-hidden="true" className="mt-0.5 size-3!" />
        {error}
      </span>
    </span>
  );
}

/** These have a cell of their own at every width. */
const SHOWN_PATHS = ["guaranteeNumber", "amount", "expiresAt"];

/** What is wrong elsewhere in the row, or what it repeats: that is no mistake, and is not red. */
function OtherErrors({ item }: { readonly item: Item }) {
  const isRepeated = item.verdict === "DUPLICATE";
  const errors = isRepeated
    ? item.errors
    : item.cells.flatMap(({ path, column, error }) =>
        error === null || SHOWN_PATHS.includes(path) ? [] : [column === "" ? error : `${column}: ${error}`],
      );
  return errors.map((error) => (
    <span
      key={error}
      className={`mt-0.5 block text-meta whitespace-normal ${isRepeated ? "text-ink-2" : "text-danger"}`}
    >
      {error}
    </span>
  ));
}

function cellColumn(column: {
  id: string;
  header: string;
  path: string;
  width?: string;
  align?: "right";
}): DataTableColumn<Item> {
  const { path, ...rest } = column;
  return {
    ...rest,
    skeleton: { kind: column.align === "right" ? "amount" : "text", widthPx: 96 },
    cell: (item) => <CellText item={item} path={path} />,
  };
}

const COLUMNS: readonly DataTableColumn<Item>[] = [
  {
    id: "row",
    header: WORDS.row,
    width: "72px",
    skeleton: { kind: "text", widthPx: 28 },
    cell: ({ rowNumber }) => <span className="figures text-ink-2">{rowNumber}</span>,
  },
  {
    id: "number",
    header: WORDS.number,
    isRowName: true,
    skeleton: { kind: "two-line", widthPx: 140 },
    cell: (item) => (
      <>
        {errorAt(item, "guaranteeNumber") === null ? (
          <TwoLineCell
            name={<span className="font-medium">{textAt(item, "guaranteeNumber") || WORDS.noNumber}</span>}
            detail={textAt(item, "bankName")}
          />
        ) : (
          <CellText item={item} path="guaranteeNumber" />
        )}
        <OtherErrors item={item} />
      </>
    ),
  },
  {
    id: "beneficiary",
    header: WORDS.beneficiary,
    width: "200px",
    isSecondary: true,
    skeleton: { kind: "text", widthPx: 120 },
    cell: (item) => <span className="block truncate">{textAt(item, "beneficiary.name")}</span>,
  },
  cellColumn({ id: "amount", header: WORDS.amount, path: "amount", width: "160px", align: "right" }),
  cellColumn({ id: "expires", header: WORDS.expires, path: "expiresAt", width: "170px" }),
];

type Mend = ((item: Item) => void) | undefined;

function MendButton({ item, mend }: { readonly item: Item; readonly mend: (item: Item) => void }) {
  return (
    <Button size="small" aria-label={MEND_WORDS.mendRow(item.rowNumber)} onClick={() => mend(item)}>
      {MEND_WORDS.mend}
    </Button>
  );
}

function mendColumn(mend: (item: Item) => void): DataTableColumn<Item> {
  return {
    id: "mend",
    header: MEND_WORDS.mend,
    width: "92px",
    align: "right",
    isForScreen: true,
    skeleton: { kind: "badge", widthPx: 56 },
    cell: (item) => <MendButton item={item} mend={mend} />,
  };
}

function phoneRowOf(item: Item, mend: Mend): PhoneRow {
  return {
    ...(mend !== undefined && { badge: <MendButton item={item} mend={mend} /> }),
    title: WORDS.phoneRow(item.rowNumber, textAt(item, "guaranteeNumber") || WORDS.noNumber),
    amount: textAt(item, "amount"),
    detail:
      item.errors.length > 0 ? (
        <span className={`whitespace-normal ${item.verdict === "DUPLICATE" ? "text-ink-2" : "text-danger"}`}>
          {item.errors.join(" ")}
        </span>
      ) : (
        textAt(item, "beneficiary.name")
      ),
  };
}
