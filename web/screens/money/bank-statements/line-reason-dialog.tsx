// Why a deposit is set aside, or why what was recorded of it is taken back.

import { BANK_LINE_REASON_MAX } from "@bondline/domain/money/bank-statements/bank-line.ts";
import { fieldsOf, linesField, requiredRulesOf } from "@bondline/domain/values/fields/field.ts";
import type { BankLineFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { SetAsideBankLineMutation, UndoBankLineMutation } from "./bank-statement-operations.ts";
import { REASON_WORDS as WORDS } from "./bank-statement-words.ts";

const FIELDS = fieldsOf({ reason: linesField(WORDS.reason, BANK_LINE_REASON_MAX) });
const RESOLVER = fieldRulesResolver<{ reason: string }>(requiredRulesOf(FIELDS));

const KINDS = {
  aside: {
    title: WORDS.asideTitle,
    sentence: WORDS.asideSentence,
    submit: WORDS.aside,
    done: WORDS.asideDone,
  },
  undo: { title: WORDS.undoTitle, sentence: WORDS.undoSentence, submit: WORDS.undo, done: WORDS.undoDone },
} as const;

type DialogProps = {
  readonly line: BankLineFieldsFragment;
  readonly what: keyof typeof KINDS;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

export function LineReasonDialog({ line: { id, version }, what, onDone, onClose }: DialogProps) {
  const aside = useCommand(SetAsideBankLineMutation, { handledByScreen: true });
  const undo = useCommand(UndoBankLineMutation, { handledByScreen: true });
  const { title, sentence, submit, done } = KINDS[what];
  const record = useRecordForm({
    start: { reason: "" },
    resolver: RESOLVER,
    save: async ({ reason }) => {
      const input = { id, version, reason };
      const answer = what === "aside" ? await aside.send(input) : await undo.send(input);
      return answer.ok ? { ok: true as const, data: id } : answer;
    },
    onSaved: () => {
      notify({ tone: "ok", title: done });
      onDone();
    },
  });
  return (
    <FormDialog
      record={record}
      title={title}
      sentence={sentence}
      submit={submit}
      isDangerous={what === "undo"}
      notSaved={WORDS.notDone}
      onClose={onClose}
    >
      <BoundFields of={FIELDS} />
    </FormDialog>
  );
}
