// What is exported: which table, in which form, and which of its columns in which order.

import {
  TABLE_FORMAT_TEXT,
  TABLE_FORMATS,
  type TableFormat,
} from "@bondline/domain/records/exports/export.ts";
import { useState } from "react";
import type { ExportRecordFragment, ExportOfferQuery as Offered } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { ColumnsField } from "./columns-field.tsx";
import { CreateExportMutation, ExportOfferQuery } from "./export-operations.ts";
import { EXPORT_WORDS as WORDS } from "./export-words.ts";
import type { ExportTable } from "./public/export-button.tsx";
import { RecentExports } from "./recent-exports.tsx";

type Offer = Offered["exportOffer"];

type ChoiceProps = {
  readonly tables: readonly [ExportTable, ...ExportTable[]];
  readonly onStarted: (started: ExportRecordFragment) => void;
  readonly onClose: () => void;
};

export function ExportChoice({ tables, onStarted, onClose }: ChoiceProps) {
  const [name, setName] = useState(tables[0].name);
  const { wanted } = tables.find((table) => table.name === name) ?? tables[0];
  const [format, setFormat] = useState<TableFormat>("CSV");
  /** By the table, so that going back to one finds what was chosen of it. */
  const [chosenOf, setChosenOf] = useState<Readonly<Record<string, readonly string[]>>>({});
  const offered = useRead(ExportOfferQuery, { wanted }, { dependsOn: name });
  const offer = offered.isReading ? undefined : offered.data?.exportOffer;
  const chosen = chosenOf[name] ?? usualOf(offer);
  const { send, sending } = useCommand(CreateExportMutation, { handledByScreen: true });
  const [refusal, setRefusal] = useState<string>();

  const start = async () => {
    setRefusal(undefined);
    const answer = await send({ wanted, format, columns: [...chosen] });
    if (answer.ok) return onStarted(answer.data.createExport.export);
    setRefusal(Object.values(answer.failure.fields)[0] ?? answer.failure.message);
  };
  const isEmpty = offer?.rowCount === 0;

  return (
    <Dialog
      title={WORDS.title}
      sentence={offer === undefined ? undefined : countText(offer)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.close}</Button>
          <Button
            variant="primary"
            isLoading={sending}
            disabledReason={chosen.length === 0 && offer !== undefined ? WORDS.noColumn : undefined}
            isDisabled={offer === undefined || isEmpty}
            onClick={() => void start()}
          >
            {WORDS.start}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 pb-1">
        {refusal !== undefined && (
          <Notice tone="danger" title={WORDS.notStarted}>
            {refusal}
          </Notice>
        )}
        {tables.length > 1 && (
          <RadioGroupField
            label={WORDS.table}
            direction="row"
            options={tables.map((table) => ({ value: table.name, label: table.name }))}
            value={name}
            onChange={setName}
          />
        )}
        <RadioGroupField
          label={WORDS.format}
          direction="row"
          options={TABLE_FORMATS.map((value) => ({ value, label: TABLE_FORMAT_TEXT[value] }))}
          value={format}
          onChange={(value) => setFormat(value as TableFormat)}
        />
        {offer === undefined ? (
          <ReadPending of={offered} notLoaded={WORDS.loadFailed} loading={WORDS.loading} />
        ) : (
          <ColumnsField
            columns={offer.columns}
            chosen={chosen}
            onChange={(keys) => setChosenOf((before) => ({ ...before, [name]: keys }))}
          />
        )}
        <RecentExports />
      </div>
    </Dialog>
  );
}

function usualOf(offer: Offer | undefined): readonly string[] {
  return (offer?.columns ?? []).filter(({ isUsual }) => isUsual).map(({ key }) => key);
}

function countText({ rowCount, rowCountIsCapped }: Offer): string {
  if (rowCount === 0) return WORDS.nothing;
  return rowCountIsCapped ? WORDS.moreRows(rowCount) : WORDS.rows(rowCount);
}
