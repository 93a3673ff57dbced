// Records a payout to a referrer, or undoes one that was recorded by mistake.

import {
  REFERRER_PAYOUT_FIELDS,
  REFERRER_PAYOUT_RULES,
} from "@bondline/domain/money/referrals/referrer-account.ts";
import { aud, centsFromDecimal } from "@bondline/domain/values/money/money.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { BoundDate } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { ReferrerLine } from "./referrer-statement-columns.tsx";
import type { ReferrerStatementSums } from "./referrer-statement-figures.ts";
import { RecordReferrerPayoutDocument, UndoReferrerPayoutDocument } from "./referrer-statement-operations.ts";
import { REFERRER_STATEMENT_WORDS as WORDS } from "./referrer-statement-words.ts";

type Person = ReferrerStatementSums["person"];
type Values = Record<keyof typeof REFERRER_PAYOUT_FIELDS, string>;

type DialogProps = {
  readonly person: Person;
  /** It is another than it was shown: by this, or by somebody else in the meantime. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

const resolver = fieldRulesResolver<Values>(REFERRER_PAYOUT_RULES);
const { paidDate, ...TYPED } = REFERRER_PAYOUT_FIELDS;

/** All that is owed is what is paid as a rule. */
export function RecordPayoutDialog({ person, onChanged, onClose }: DialogProps) {
  const { id, version, balance, personName } = person;
  const today = dayOfInstant(new Date(), DEFAULT_ZONE);
  const { send } = useCommand(RecordReferrerPayoutDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { amount: centsFromDecimal(balance) > 0n ? balance : "", paidDate: today, reference: "" },
    resolver,
    save: (values) => send({ ...values, id, version }),
    onSaved: (_, { reference }) => {
      notify({ tone: "ok", title: WORDS.recorded, detail: reference });
      onClose();
      onChanged();
    },
    onBehind: onChanged,
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.recordTitle(personName)}
      sentence={WORDS.recordSentence(aud(balance))}
      submit={WORDS.save}
      notSaved={WORDS.notRecorded}
      onClose={onClose}
    >
      <BoundFields of={TYPED} />
      <BoundDate name="paidDate" label={paidDate.label} max={today} today={today} />
    </FormDialog>
  );
}

type UndoProps = DialogProps & { readonly line: ReferrerLine };

export function UndoPayoutDialog({ person: { id, version }, line, onChanged, onClose }: UndoProps) {
  const { send, sending } = useCommand(UndoReferrerPayoutDocument, { handledByScreen: true });
  const undo = async () => {
    const answer = await send({ id, version, payoutId: line.payoutId ?? "" });
    notify(
      answer.ok
        ? { tone: "ok", title: WORDS.undone }
        : { tone: "danger", title: WORDS.notUndone, detail: answer.failure.message },
    );
    onClose();
    onChanged();
  };
  return (
    <ConfirmDialog
      title={WORDS.undoTitle}
      sentence={WORDS.undoSentence(aud(line.amount.replace("-", "")), line.reference ?? "")}
      confirmLabel={WORDS.undo}
      isDangerous
      isLoading={sending}
      onConfirm={() => void undo()}
      onClose={onClose}
    />
  );
}
