// Sets up an alert or changes one, with what it would send beside it.

import { TRIGGER_PROPERTIES, TRIGGER_PROPERTY_TEXT } from "@bondline/domain/records/alerts/alert.ts";
import { useRef, useState } from "react";
import { useController, useForm, useWatch } from "react-hook-form";
import type { SettingsAlertFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { markRefusedFields } from "../../../app/field-rules-resolver.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../ui/button.tsx";
import { ChipsField } from "../../../ui/chips-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { focusFirstError } from "../../../ui/focus-error.ts";
import { Notice } from "../../../ui/notice.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AlertFacilityFields } from "./alert-facility-fields.tsx";
import { AlertPreview } from "./alert-preview.tsx";
import {
  ALERT_PATHS,
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
  const box = useRef<HTMLFormElement>(null);
  const form = useForm<AlertValues>({
    defaultValues: alertValues(alert, me?.email ?? ""),
    resolver: alertResolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const focusError = () => void focusFirstError(box.current ?? document);
  const { save, isSaving, notice } = useSaveAlert({
    organisationId,
    alert,
    form,
    onSaved,
    onRefused: focusError,
  });
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
          <Button type="submit" form={FORM_ID} variant="primary" isLoading={isSaving}>
            {SETTINGS_WORDS.save}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        ref={box}
        noValidate
        onSubmit={form.handleSubmit(save, focusError)}
        className="space-y-4"
      >
        {notice !== undefined && (
          <Notice tone="danger" title={SETTINGS_WORDS.notSaved}>
            {notice}
          </Notice>
        )}
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

type SaveOptions = Pick<DialogProps, "organisationId" | "alert" | "onSaved"> & {
  readonly form: ReturnType<typeof useForm<AlertValues>>;
  readonly onRefused: () => void;
};

function useSaveAlert({ organisationId, alert, form, onSaved, onRefused }: SaveOptions) {
  const add = useCommand(SettingsAddAlertDocument, { handledByScreen: true });
  const change = useCommand(SettingsChangeAlertDocument, { handledByScreen: true });
  const [notice, setNotice] = useState<string>();

  const save = async (values: AlertValues) => {
    setNotice(undefined);
    const watched = alertWatched(values);
    if (watched === undefined) return;
    const wishes = { ...watched, emailAddresses: [...values.emailAddresses] };
    const answer =
      alert === undefined
        ? await add.send({ organisationId, ...wishes })
        : await change.send({ id: alert.id, version: alert.version, ...wishes });
    if (answer.ok) {
      notify({ tone: "ok", title: alert === undefined ? WORDS.added : WORDS.changed });
      return onSaved();
    }
    const { fields, code, message } = answer.failure;
    const others = markRefusedFields({ fields, paths: ALERT_PATHS, setError: form.setError });
    if (code === "VALIDATION_ERROR" && Object.keys(others).length === 0) return onRefused();
    setNotice(message);
  };

  return { save, notice, isSaving: add.sending || change.sending };
}
