// The two decisions on a claim to an ABN: confirmed with the legal name and how it was checked, or refused with a reason.

import { CONFIRM_ABN_FIELDS, REFUSE_ABN_FIELDS } from "@bondline/domain/people/organisations/abn-claim.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import type { AbnClaimFieldsFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver } from "../../../../app/field-rules-resolver.ts";
import { FormNotices } from "../../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../../app/form/use-record-form.ts";
import { notify } from "../../../../app/notices.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { StaffConfirmAbnDocument, StaffRefuseAbnDocument } from "./claim-operations.ts";
import { CLAIM_WORDS as WORDS } from "./claim-words.ts";

type DialogProps = {
  readonly claim: AbnClaimFieldsFragment;
  readonly onDecided: () => void;
  readonly onClose: () => void;
};

const FORM_ID = "claim-decision";

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
  const { form } = record;
  const { errors, isDirty } = form.formState;
  return (
    <Dialog
      title={WORDS.confirmTitle(claim.name)}
      sentence={WORDS.confirmSentence(numberOf(claim))}
      hasUnsavedChanges={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={record.isSaving}>
            {WORDS.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} {...record.bind} className="space-y-4">
        <FormNotices of={record} title={WORDS.notSaved} />
        <TextField
          label={WORDS.legalName}
          help={WORDS.legalNameHelp}
          error={errors.legalName?.message}
          {...form.register("legalName")}
        />
        <TextArea
          label={WORDS.howChecked}
          help={WORDS.howCheckedHelp}
          maxCharacters={LENGTHS.notes}
          error={errors.howChecked?.message}
          {...form.register("howChecked")}
        />
      </form>
    </Dialog>
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
  const { form } = record;
  const { errors, isDirty } = form.formState;
  return (
    <Dialog
      title={WORDS.refuseTitle(claim.name)}
      sentence={WORDS.refuseSentence}
      hasUnsavedChanges={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="danger" isLoading={record.isSaving}>
            {WORDS.refuse}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} {...record.bind} className="space-y-4">
        <FormNotices of={record} title={WORDS.notSaved} />
        <TextArea
          label={WORDS.reason}
          maxCharacters={LENGTHS.declineReason}
          error={errors.reason?.message}
          {...form.register("reason")}
        />
      </form>
    </Dialog>
  );
}

function numberOf({ abn }: AbnClaimFieldsFragment): string {
  return `${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}`;
}
