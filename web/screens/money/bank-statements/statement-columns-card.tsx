// Which column of the bank's CSV holds what, and the dialog in which that is changed.

import {
  STATEMENT_COLUMN_TEXT,
  STATEMENT_COLUMNS,
  type StatementColumn,
} from "@bondline/domain/money/bank-statements/statement-columns.ts";
import { useState } from "react";
import { whyRefused } from "../../../api/failure.ts";
import type { BankStatementRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { FileColumnsDialog } from "../../../app/form/file-columns-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card, CardBody } from "../../../ui/card.tsx";
import { MapBankStatementMutation } from "./bank-statement-operations.ts";
import { STATEMENT_COLUMN_WORDS as WORDS } from "./bank-statement-words.ts";

type ColumnsProps = {
  readonly statement: BankStatementRecordFragment;
  readonly onChanged: (statement: BankStatementRecordFragment) => void;
};

const textOf = (column: string) => STATEMENT_COLUMN_TEXT[column as StatementColumn] ?? WORDS.none;

export function StatementColumnsCard({ statement, onChanged }: ColumnsProps) {
  const [isOpen, setOpen] = useState(false);
  const { headers, columns, capabilities } = statement;
  const taken = columns.filter((column) => column !== "").length;
  return (
    <Card
      heading={WORDS.heading}
      note={WORDS.note(taken, headers.length)}
      action={
        capabilities.includes("CAN_MAP") ? (
          <Button size="small" onClick={() => setOpen(true)}>
            {WORDS.change}
          </Button>
        ) : undefined
      }
    >
      <CardBody isBelowHeading>
        <dl className="grid gap-1.5 text-label">
          {headers.map((header, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and none moves
            <div key={at} className="grid grid-cols-2 gap-3">
              <dt className="truncate text-ink-2">{header}</dt>
              <dd className={columns[at] === "" ? "break-words text-ink-3" : "break-words font-medium"}>
                {textOf(columns[at] ?? "")}
              </dd>
            </div>
          ))}
        </dl>
      </CardBody>
      {isOpen && (
        <StatementColumnsDialog statement={statement} onChanged={onChanged} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}

const OPTIONS = [
  { value: "", label: WORDS.none },
  ...STATEMENT_COLUMNS.map((column) => ({ value: column, label: STATEMENT_COLUMN_TEXT[column] })),
];

function StatementColumnsDialog({
  statement: { id, version, headers, columns },
  onChanged,
  onClose,
}: ColumnsProps & { readonly onClose: () => void }) {
  const { send, sending } = useCommand(MapBankStatementMutation, { handledByScreen: true });
  const save = async (chosen: string[]) => {
    const answer = await send({ id, version, columns: chosen });
    if (!answer.ok) return whyRefused(answer.failure);
    onClose();
    onChanged(answer.data.mapBankStatement.bankStatement);
    return undefined;
  };
  return (
    <FileColumnsDialog
      words={WORDS}
      options={OPTIONS}
      isSaving={sending}
      {...{ headers, columns, save, onClose }}
    />
  );
}
