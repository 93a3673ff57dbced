// Prepares a request for a client, validated by the same rules as on the server, and sends it by mail.

import { PURPOSES, SURETY_PURPOSES } from "@bondline/domain/drafts/drafts/draft.ts";
import { PROCESS_TYPE_TEXT, PURPOSE_TEXT } from "@bondline/domain/drafts/drafts/draft-text.ts";
import { PREPARED_REQUEST_KINDS } from "@bondline/domain/drafts/prepared-requests/prepared-request.ts";
import { LENGTHS } from "@bondline/domain/values/fields/lengths.ts";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useCommand } from "../../../api/use-command.ts";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import { Button } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { MoneyField } from "../../../ui/money-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import {
  StaffPreparedRequestCreateDocument,
  StaffPreparedRequestProductsDocument,
} from "./prepared-request-operations.ts";
import {
  kindOf,
  openingValues,
  type PreparedRequestFormValues,
  preparedRequestInput,
  preparedRequestResolver,
} from "./prepared-request-values.ts";
import { DESK_WORDS, PREPARED_REQUEST_WORDS as WORDS } from "./prepared-request-words.ts";

const FORM_ID = "origination";
/** The day on which the portal counts. */
const ZONE = "Australia/Sydney";

type DialogProps = { readonly onSent: () => void; readonly onClose: () => void };

export function PreparedRequestDialog({ onSent, onClose }: DialogProps) {
  const { features } = useSession();
  const [today] = useState(() => dayOfInstant(new Date(), ZONE));
  const { send } = useCommand(StaffPreparedRequestCreateDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: openingValues(today),
    resolver: preparedRequestResolver(today),
    save: (values: PreparedRequestFormValues) => send(preparedRequestInput(values)),
    onSaved: (_, { emailAddress }) => {
      notify({ tone: "ok", title: DESK_WORDS.sent, detail: emailAddress });
      onSent();
    },
  });
  const { form } = record;
  const { register, control, watch } = form;
  const { errors, isDirty } = form.formState;
  const kind = kindOf(watch("processType"));
  const products = useRead(StaffPreparedRequestProductsDocument, { processType: kind });
  const kinds = PREPARED_REQUEST_KINDS.filter(
    (each) => each !== "SURETY_BOND" || features?.suretyBonds === true,
  );
  const purposes = kind === "SURETY_BOND" ? SURETY_PURPOSES : PURPOSES;

  return (
    <Dialog
      title={DESK_WORDS.prepare}
      sentence={DESK_WORDS.prepareSentence}
      width="wide"
      hasUnsavedChanges={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{DESK_WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={record.isSaving}>
            {DESK_WORDS.send}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} {...record.bind} className="grid gap-4 sm:grid-cols-2">
        {record.trouble !== undefined && (
          <div className="sm:col-span-2">
            <FormNotices of={record} title={DESK_WORDS.notSent} />
          </div>
        )}
        <TextField
          label={DESK_WORDS.emailAddress}
          type="email"
          inputMode="email"
          autoComplete="off"
          error={errors.emailAddress?.message}
          {...register("emailAddress")}
        />
        <SelectField
          label={WORDS.kind}
          options={kinds.map((value) => ({ value, label: PROCESS_TYPE_TEXT[value] }))}
          error={errors.processType?.message}
          {...register("processType", { onChange: () => form.setValue("feeSummaryId", "") })}
        />
        <Controller
          control={control}
          name="amount"
          render={({ field }) => (
            <MoneyField label={WORDS.amount} error={errors.amount?.message} {...field} />
          )}
        />
        <Controller
          control={control}
          name="lastDate"
          render={({ field }) => (
            <DateField
              label={DESK_WORDS.lastDate}
              error={errors.lastDate?.message}
              min={today}
              today={today}
              {...field}
            />
          )}
        />
        <SelectField
          label={WORDS.purpose}
          isOptional
          placeholder={DESK_WORDS.choose}
          options={purposes.map((value) => ({ value, label: PURPOSE_TEXT[value] }))}
          error={errors.purpose?.message}
          {...register("purpose", { onChange: () => form.setValue("specifiedOtherPurpose", "") })}
        />
        {watch("purpose") === "OTHER" && (
          <TextField
            label={DESK_WORDS.specifiedOtherPurpose}
            isOptional
            error={errors.specifiedOtherPurpose?.message}
            {...register("specifiedOtherPurpose")}
          />
        )}
        <SelectField
          label={WORDS.product}
          isOptional
          placeholder={DESK_WORDS.notChosen}
          options={(products.data?.originationProducts ?? []).map(({ id, name, supplier }) => ({
            value: id,
            label: `${name}, ${supplier.tradeName}`,
          }))}
          help={products.failure?.message}
          error={errors.feeSummaryId?.message}
          {...register("feeSummaryId")}
        />
        {TEXTS.map(({ field, label, width }) => (
          <div key={field} className={width}>
            <TextField
              label={label}
              isOptional
              autoComplete="off"
              error={errors[field]?.message}
              {...register(field)}
            />
          </div>
        ))}
        {AREAS.map(({ field, label, help }) => (
          <div key={field} className="sm:col-span-2">
            <TextArea
              label={label}
              isOptional
              help={help}
              maxCharacters={LENGTHS.notes}
              error={errors[field]?.message}
              {...register(field)}
            />
          </div>
        ))}
      </form>
    </Dialog>
  );
}

const TEXTS = [
  { field: "beneficiaryName", label: WORDS.beneficiary, width: "" },
  { field: "beneficiaryAbn", label: WORDS.beneficiaryAbn, width: "" },
  { field: "contractTitle", label: WORDS.contractTitle, width: "" },
  { field: "contractNumber", label: WORDS.contractNumber, width: "" },
  { field: "projectAddress", label: WORDS.projectAddress, width: "sm:col-span-2" },
] as const;

const AREAS = [
  { field: "agreementContent", label: WORDS.agreementContent, help: undefined },
  { field: "note", label: WORDS.note, help: DESK_WORDS.noteHelp },
] as const;
