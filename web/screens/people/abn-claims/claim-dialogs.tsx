// The two decisions on a claim to an ABN: confirmed with the legal name and how it was checked, or refused with a reason.

import { CONFIRM_ABN_FIELDS, REFUSE_ABN_FIELDS } from "@bondline/domain/people/organisations/abn-claim.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { AbnClaimFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../app/field-rules-resolver.ts";
import { BoundText, BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { StaffConfirmAbnDocument, StaffRefuseAbnDocument } from "./claim-operations.ts";
import { CLAIM_WORDS as WORDS } from "./claim-words.ts";

type DialogProps = {
  readonly claim: AbnClaimFieldsFragment;
  readonly onDecided: () => void;
  readonly onClose: () => void;
};

export function ConfirmClaimDialog({ claim, onDecided, onClose }: DialogProps) {
  const { send } = useCommand(StaffConfirmAbnDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: { legalName: claim.registeredName ?? claim.name, howChecked: "" },
    resolver: fieldRulesResolver<{ legalName: string; howChecked: string }>(CONFIRM_ABN_FIELDS),
    save: (values) => send({ id: claim.id, version: claim.version, ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.isConfirmed(claim.name) });
      onDecided();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.confirmTitle(claim.name)}
      sentence={WORDS.confirmSentence(`${kindOfBusinessNumber(claim.abn)} ${formatAbnOrAcn(claim.abn)}`)}
      submit={WORDS.confirm}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundText name="legalName" label={WORDS.legalName} help={WORDS.legalNameHelp} />
      <BoundTextArea
        name="howChecked"
        label={WORDS.howChecked}
        help={WORDS.howCheckedHelp}
        maxCharacters={LENGTHS.notes}
      />
    </FormDialog>
  );
}

export function RefuseClaimDialog({ claim, onDecided, onClose }: DialogProps) {
  const { send } = useCommand(StaffRefuseAbnDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: { reason: "" },
    resolver: fieldRulesResolver<{ reason: string }>(REFUSE_ABN_FIELDS),
    save: (values) => send({ id: claim.id, version: claim.version, ...values }),
    onSaved: () => {
      notify({ tone: "ok", title: WORDS.isRefused(claim.name) });
      onDecided();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.refuseTitle(claim.name)}
      sentence={WORDS.refuseSentence}
      submit={WORDS.refuse}
      isDangerous
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      <BoundTextArea name="reason" label={WORDS.reason} maxCharacters={LENGTHS.declineReason} />
    </FormDialog>
  );
}
