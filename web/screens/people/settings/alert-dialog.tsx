// Sets up an alert or changes one, with what it would send beside it.

import { TRIGGER_PROPERTIES, TRIGGER_PROPERTY_TEXT } from "@bondline/domain/records/alerts/alert.ts";
import { useController, useWatch } from "react-hook-form";
import type { SettingsAlertFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { FormNotices } from "../../../app/form/form-notices.tsx";
import { type SaveAnswer, useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipsField } from "../../../ui/chips-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AlertFacilityFields } from "./alert-facility-fields.tsx";
import { AlertPreview } from "./alert-preview.tsx";
import {
  type AlertValues,
  alertResolver,
  alertValues,
  alertWatched,
  validateAddress,
} from "./alert-values.ts";
import { SettingsAddAlertDocument, SettingsChangeAlertDocument } from "./settings-operations.ts";
import { SETTINGS_WORDS, ALERT_WORDS as WORDS } from "./settings-words.ts";

type DialogProps = {
  readonly organisationId: string;
  /** Given: it is changed. Absent: a new one is made. */
  readonly alert?: SettingsAlertFragment | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

const FORM_ID = "alert";
const PROPERTY_OPTIONS = TRIGGER_PROPERTIES.map((value) => ({ value, label: TRIGGER_PROPERTY_TEXT[value] }));

export function AlertDialog({ organisationId, alert, onSaved, onClose }: DialogProps) {
  const { me } = useSession();
  const save = useSaveAlert({ organisationId, alert });
  const record = useRecordForm({
    start: alertValues(alert, me?.email ?? ""),
    resolver: alertResolver,
    save,
    onSaved: () => {
      notify({ tone: "ok", title: alert === undefined ? WORDS.added : WORDS.changed });
      onSaved();
    },
  });
  const { form } = record;
  useWatch({ control: form.control });
  const isOnFacility = form.getValues("triggerProperty") === "FACILITY_LIMIT";
  const { errors, isDirty } = form.formState;
  const addresses = useController({ control: form.control, name: "emailAddresses" });

  return (
    <Dialog
      title={alert === undefined ? WORDS.addTitle : WORDS.changeTitle}
      sentence={isOnFacility ? WORDS.facilitySentence : WORDS.dialogSentence}
      hasUnsavedChanges={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{SETTINGS_WORDS.cancel}</Button>
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={record.isSaving}>
            {SETTINGS_WORDS.save}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} {...record.bind} className="space-y-4">
        <FormNotices of={record} title={SETTINGS_WORDS.notSaved} />
        <SelectField
          label={WORDS.property}
          options={PROPERTY_OPTIONS}
          error={errors.triggerProperty?.message}
          {...form.register("triggerProperty")}
        />
        {isOnFacility ? (
          <AlertFacilityFields organisationId={organisationId} form={form} />
        ) : (
          <TextField
            label={WORDS.leadTime}
            isFigures
            inputMode="numeric"
            help={WORDS.leadTimeHelp}
            error={errors.triggerLeadTime?.message}
            {...form.register("triggerLeadTime")}
          />
        )}
        <ChipsField
          label={WORDS.addresses}
          help={WORDS.addressesHelp}
          inputType="email"
          addLabel={WORDS.addAddress}
          removeLabel={WORDS.removeAddress}
          validate={validateAddress}
          error={addresses.fieldState.error?.message}
          name={addresses.field.name}
          ref={addresses.field.ref}
          values={addresses.field.value}
          onChange={addresses.field.onChange}
          onBlur={addresses.field.onBlur}
        />
        <AlertPreview
          organisationId={organisationId}
          watched={alertWatched(form.getValues())}
          alertId={alert?.id}
        />
      </form>
    </Dialog>
  );
}

function useSaveAlert({ organisationId, alert }: Pick<DialogProps, "organisationId" | "alert">) {
  const add = useCommand(SettingsAddAlertDocument, { handledByScreen: true });
  const change = useCommand(SettingsChangeAlertDocument, { handledByScreen: true });

  return async (values: AlertValues): Promise<SaveAnswer<AlertValues, unknown>> => {
    const watched = alertWatched(values);
    if (watched === undefined) return undefined;
    const wishes = { ...watched, emailAddresses: [...values.emailAddresses] };
    return alert === undefined
      ? await add.send({ organisationId, ...wishes })
      : await change.send({ id: alert.id, version: alert.version, ...wishes });
  };
}
