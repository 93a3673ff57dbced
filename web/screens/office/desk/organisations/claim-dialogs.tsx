// The two decisions on a claim to an ABN: confirmed with the legal name and how it was checked, or refused with a reason.

import { CONFIRM_ABN_FIELDS, REFUSE_ABN_FIELDS } from "@bondline/domain/people/organisations/abn-claim.ts";
import { formatAbnOrAcn, kindOfBusinessNumber } from "@bondline/domain/values/fields/abn-or-acn.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useState } from "react";
import { type FieldValues, type Path, type UseFormReturn, useForm } from "react-hook-form";
import type { Failure } from "../../../../api/failure.ts";
import type { AbnClaimFieldsFragment } from "../../../../api/generated/graphql.ts";
import { useCommand } from "../../../../api/use-command.ts";
import { fieldRulesResolver, markRefusedFields } from "../../../../app/field-rules-resolver.ts";
import { notify } from "../../../../app/notices.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Notice } from "../../../../ui/notice.tsx";
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
  const { send, sending } = useCommand(StaffConfirmAbnDocument, { handledByScreen: true });
  const [trouble, setTrouble] = useState<string>();
  const form = useForm({
    defaultValues: { legalName: claim.registeredName ?? claim.name, howChecked: "" },
    resolver: fieldRulesResolver(CONFIRM_ABN_FIELDS),
  });
  const { errors, isDirty } = form.formState;
  const confirm = form.handleSubmit(async (values) => {
    const answer = await send({ id: claim.id, version: claim.version, ...values });
    if (!answer.ok) return setTrouble(markRefused(form, answer.failure, ["legalName", "howChecked"]));
    notify({ tone: "ok", title: WORDS.isConfirmed(claim.name) });
    onDecided();
  });
  return (
    <Dialog
      title={WORDS.confirmTitle(claim.name)}
      sentence={WORDS.confirmSentence(numberOf(claim))}
      hasUnsavedChanges={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={sending}>
            {WORDS.confirm}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={confirm} className="space-y-4">
        <Trouble says={trouble} />
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
  const { send, sending } = useCommand(StaffRefuseAbnDocument, { handledByScreen: true });
  const [trouble, setTrouble] = useState<string>();
  const form = useForm({ defaultValues: { reason: "" }, resolver: fieldRulesResolver(REFUSE_ABN_FIELDS) });
  const { errors, isDirty } = form.formState;
  const refuse = form.handleSubmit(async (values) => {
    const answer = await send({ id: claim.id, version: claim.version, ...values });
    if (!answer.ok) return setTrouble(markRefused(form, answer.failure, ["reason"]));
    notify({ tone: "ok", title: WORDS.isRefused(claim.name) });
    onDecided();
  });
  return (
    <Dialog
      title={WORDS.refuseTitle(claim.name)}
      sentence={WORDS.refuseSentence}
      hasUnsavedChanges={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="danger" isLoading={sending}>
            {WORDS.refuse}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={refuse} className="space-y-4">
        <Trouble says={trouble} />
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

function Trouble({ says }: { readonly says: string | undefined }) {
  if (says === undefined) return null;
  return (
    <Notice tone="danger" title={WORDS.notSaved}>
      {says}
    </Notice>
  );
}

/** What belongs to no field of the form is said above it. */
function markRefused<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { fields, message }: Failure,
  paths: Path<Values>[],
): string | undefined {
  markRefusedFields({ fields, paths, setError: form.setError });
  return paths.some((path) => fields[path] !== undefined) ? undefined : message;
}

function numberOf({ abn }: AbnClaimFieldsFragment): string {
  return `${kindOfBusinessNumber(abn)} ${formatAbnOrAcn(abn)}`;
}
