// Asks for the reason, and sets a legal hold.

import { HOLD_REASON } from "@bondline/domain/records/archive/archive-hold.ts";
import type { SetArchiveHoldMutation } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { SetArchiveHold } from "./archive-hold-operations.ts";
import { ARCHIVE_HOLD_WORDS as WORDS } from "./archive-hold-words.ts";
import type { ArchiveHoldsProps } from "./public/archive-holds.tsx";

type DialogProps = {
  readonly record: ArchiveHoldsProps["record"];
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

const resolver = fieldRulesResolver<{ reason: string }>({ reason: HOLD_REASON });

export function SetHoldDialog({ record, onSaved, onClose }: DialogProps) {
  const { send } = useCommand(SetArchiveHold, { handledByScreen: true });
  const form = useRecordForm<{ reason: string }, SetArchiveHoldMutation>({
    start: { reason: "" },
    resolver,
    save: ({ reason }) => send({ recordKind: record.kind, recordId: record.id, reason }),
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      record={form}
      title={WORDS.setTitle}
      sentence={WORDS.setSentence}
      submit={WORDS.set}
      notSaved={WORDS.notSet}
      onClose={onClose}
    >
      <BoundTextArea name="reason" label={WORDS.reason} help={WORDS.reasonHelp} rows={3} />
    </FormDialog>
  );
}
