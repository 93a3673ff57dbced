// Asks for the reason, and ends a legal hold.

import { HOLD_REASON } from "@bondline/domain/records/archive/archive-hold.ts";
import type { EndArchiveHoldMutation } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { EndArchiveHold } from "./archive-hold-operations.ts";
import { ARCHIVE_HOLD_WORDS as WORDS } from "./archive-hold-words.ts";

type DialogProps = {
  readonly holdId: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

const resolver = fieldRulesResolver<{ reason: string }>({ reason: HOLD_REASON });

export function EndHoldDialog({ holdId, onSaved, onClose }: DialogProps) {
  const { send } = useCommand(EndArchiveHold, { handledByScreen: true });
  const form = useRecordForm<{ reason: string }, EndArchiveHoldMutation>({
    start: { reason: "" },
    resolver,
    save: ({ reason }) => send({ id: holdId, reason }),
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      record={form}
      title={WORDS.endTitle}
      sentence={WORDS.endSentence}
      submit={WORDS.end}
      notSaved={WORDS.notEnded}
      onClose={onClose}
    >
      <BoundTextArea name="reason" label={WORDS.reason} help={WORDS.reasonHelp} rows={3} />
    </FormDialog>
  );
}
