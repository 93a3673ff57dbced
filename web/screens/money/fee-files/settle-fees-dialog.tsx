// What became of the differences of a bank's fees.

import { SETTLE_RULES } from "@bondline/domain/money/fee-files/fee-file.ts";
import { fieldsOf, linesField } from "@bondline/domain/values/fields/field.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { FeeFileRecordFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { SettleFeeFileMutation } from "./fee-file-operations.ts";
import { FEE_FILE_WORDS as WORDS } from "./fee-file-words.ts";

const FIELDS = fieldsOf({ note: linesField(WORDS.note, LENGTHS.notes) });
const RESOLVER = fieldRulesResolver<{ note: string }>(SETTLE_RULES);

type DialogProps = {
  readonly file: FeeFileRecordFragment;
  readonly onChanged: (file: FeeFileRecordFragment) => void;
  readonly onClose: () => void;
};

export function SettleFeesDialog({ file: { id, version }, onChanged, onClose }: DialogProps) {
  const { send } = useCommand(SettleFeeFileMutation, { handledByScreen: true });
  const record = useRecordForm({
    start: { note: "" },
    resolver: RESOLVER,
    save: async ({ note }) => {
      const answer = await send({ id, version, note });
      return answer.ok ? { ok: true as const, data: answer.data.settleFeeFile.feeFile } : answer;
    },
    onSaved: (settled) => {
      notify({ tone: "ok", title: WORDS.settledDone });
      onChanged(settled);
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.settleTitle}
      sentence={WORDS.settleSentence}
      submit={WORDS.settle}
      notSaved={WORDS.notSettled}
      onClose={onClose}
    >
      <BoundFields of={FIELDS} />
    </FormDialog>
  );
}
