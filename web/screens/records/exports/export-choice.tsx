// What is exported: which table, in which form, and which of its columns in which order.

import {
  TABLE_FORMAT_TEXT,
  TABLE_FORMATS,
  type TableFormat,
} from "@bondline/domain/records/exports/export.ts";
import { RHYTHM_TEXT, RHYTHMS, type Rhythm } from "@bondline/domain/records/exports/export-schedule.ts";
import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type { ExportRecordFragment, ExportOfferQuery as Offered } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { notify } from "../../../app/notices.ts";
import { ReadPending } from "../../../app/read-pending.tsx";
import { exactDate } from "../../../app/time/instant-text.ts";
import { useGo } from "../../../app/use-go.ts";
import { useRead } from "../../../app/use-read.ts";
import { paths } from "../../../paths.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioGroupField } from "../../../ui/radio-group-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { ColumnsField } from "./columns-field.tsx";
import { CreateExportMutation, ExportOfferQuery } from "./export-operations.ts";
import { CreateExportScheduleMutation } from "./export-schedule-operations.ts";
import { SCHEDULE_WORDS, EXPORT_WORDS as WORDS } from "./export-words.ts";
import type { ExportTable } from "./public/export-button.tsx";
import { RecentExports } from "./recent-exports.tsx";
import { type NamedRecurrence, RecurrenceFields } from "./recurrence-fields.tsx";

type Offer = Offered["exportOffer"];

type ChoiceProps = {
  readonly tables: readonly [ExportTable, ...ExportTable[]];
  readonly onStarted: (started: ExportRecordFragment) => void;
  readonly onClose: () => void;
};

export function ExportChoice({ tables, onStarted, onClose }: ChoiceProps) {
  const [name, setName] = useState(tables[0].name);
  const { wanted, isOnce, columns } = tables.find((table) => table.name === name) ?? tables[0];
  const [format, setFormat] = useState<TableFormat>("CSV");
  /** By the table, so that going back to one finds what was chosen of it. */
  const [chosenOf, setChosenOf] = useState<Readonly<Record<string, readonly string[]>>>({});
  const offered = useRead(ExportOfferQuery, { wanted }, { dependsOn: name });
  const offer = offered.isReading ? undefined : offered.data?.exportOffer;
  const chosen = chosenOf[name] ?? firstOf(offer, columns);
  const { send, sending } = useCommand(CreateExportMutation, { handledByScreen: true });
  const [refusal, setRefusal] = useState<string>();
  /** Undefined: it is wanted once, and now. */
  const [regular, setRegular] = useState<NamedRecurrence>();
  const schedule = useSchedule(onClose);

  const start = async () => {
    setRefusal(undefined);
    const asked = { wanted, format, columns: [...chosen] };
    if (regular !== undefined) return setRefusal(await schedule.create({ ...asked, ...regular }));
    const answer = await send(asked);
    if (answer.ok) return onStarted(answer.data.createExport.export);
    setRefusal(whyRefused(answer.failure));
  };
  const isEmpty = offer?.rowCount === 0 && regular === undefined;

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
            isLoading={sending || schedule.isSending}
            disabledReason={chosen.length === 0 && offer !== undefined ? WORDS.noColumn : undefined}
            isDisabled={offer === undefined || isEmpty}
            onClick={() => void start()}
          >
            {regular === undefined ? WORDS.start : SCHEDULE_WORDS.start}
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
        {!isOnce && !wanted.history && wanted.organisationId && (
          <When table={name} value={regular} errors={schedule.errors} onChange={setRegular} />
        )}
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
        <p>
          <TextLink href={paths.exports()}>{SCHEDULE_WORDS.all}</TextLink>
        </p>
      </div>
    </Dialog>
  );
}

const ONCE = "NOW";

type WhenProps = {
  /** By whose name it is called at first. */
  readonly table: string;
  readonly value: NamedRecurrence | undefined;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (value: NamedRecurrence | undefined) => void;
};

function When({ table, value, errors, onChange }: WhenProps) {
  return (
    <>
      <RadioGroupField
        label={SCHEDULE_WORDS.when}
        direction="row"
        options={[
          { value: ONCE, label: SCHEDULE_WORDS.now },
          ...RHYTHMS.map((rhythm) => ({ value: rhythm, label: RHYTHM_TEXT[rhythm] })),
        ]}
        value={value?.rhythm ?? ONCE}
        onChange={(when) =>
          onChange(
            when === ONCE ? undefined : { name: value?.name ?? table, rhythm: when as Rhythm, onDay: 1 },
          )
        }
      />
      {value !== undefined && <RecurrenceFields value={value} errors={errors} onChange={onChange} />}
    </>
  );
}

/** Answers why it was not begun, where that is none of its fields'. */
function useSchedule(onDone: () => void) {
  const go = useGo();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { send, sending } = useCommand(CreateExportScheduleMutation, { handledByScreen: true });
  const create = async (input: Parameters<typeof send>[0]): Promise<string | undefined> => {
    setErrors({});
    const answer = await send(input);
    if (!answer.ok) {
      const { name, onDay, ...others } = answer.failure.fields;
      setErrors({ ...(name && { name }), ...(onDay && { onDay }) });
      return name || onDay ? undefined : (Object.values(others)[0] ?? answer.failure.message);
    }
    const { nextAt } = answer.data.createExportSchedule.exportSchedule;
    onDone();
    notify({
      tone: "ok",
      title: SCHEDULE_WORDS.started,
      detail: SCHEDULE_WORDS.nextOn(exactDate(nextAt)),
      action: { label: SCHEDULE_WORDS.show, onSelect: () => go(paths.exports()) },
    });
    return undefined;
  };
  return { create, errors, isSending: sending };
}

/** What is shown and cannot be had as a column of the file is left out. */
function firstOf(offer: Offer | undefined, shown: readonly string[] = []): readonly string[] {
  const offered = offer?.columns ?? [];
  const known = shown.filter((key) => offered.some((column) => column.key === key));
  return known.length > 0 ? known : offered.filter(({ isUsual }) => isUsual).map(({ key }) => key);
}

function countText({ rowCount, rowCountIsCapped }: Offer): string {
  if (rowCount === 0) return WORDS.nothing;
  return rowCountIsCapped ? WORDS.moreRows(rowCount) : WORDS.rows(rowCount);
}
