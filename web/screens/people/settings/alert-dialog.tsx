// Sets up an alert or changes one, with what it would send beside it.

import { TRIGGER_PROPERTIES, TRIGGER_PROPERTY_TEXT } from "@bondline/domain/records/alerts/alert.ts";
import { useWatch } from "react-hook-form";
import type { SettingsAlertFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { BoundEmails, BoundSelect, BoundText } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { type SaveAnswer, useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { AlertFacilityFields } from "./alert-facility-fields.tsx";
import { AlertPreview } from "./alert-preview.tsx";
import { type AlertValues, alertResolver, alertValues, alertWatched } from "./alert-values.ts";
import { SettingsAddAlertDocument, SettingsChangeAlertDocument } from "./settings-operations.ts";
import { SETTINGS_WORDS, ALERT_WORDS as WORDS } from "./settings-words.ts";

type DialogProps = {
  readonly organisationId: string;
  /** Given: it is changed. Absent: a new one is made. */
  readonly alert?: SettingsAlertFragment | undefined;
  readonly onSaved: () => void;
  readonly onClose: () => void;
};

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
  const values = useWatch({ control: record.form.control });
  const isOnFacility = values.triggerProperty === "FACILITY_LIMIT";
  const isLadder = values.triggerProperty === "EXPIRY_LADDER";

  return (
    <FormDialog
      record={record}
      title={alert === undefined ? WORDS.addTitle : WORDS.changeTitle}
      sentence={sentenceOf(values.triggerProperty)}
      submit={SETTINGS_WORDS.save}
      notSaved={SETTINGS_WORDS.notSaved}
      onClose={onClose}
    >
      <BoundSelect name="triggerProperty" label={WORDS.property} options={PROPERTY_OPTIONS} />
      {isOnFacility && <AlertFacilityFields organisationId={organisationId} />}
      {!isOnFacility && !isLadder && (
        <BoundText
          name="triggerLeadTime"
          label={WORDS.leadTime}
          isFigures
          inputMode="numeric"
          help={WORDS.leadTimeHelp}
        />
      )}
      <BoundEmails
        name="emailAddresses"
        label={isLadder ? WORDS.named : WORDS.addresses}
        help={isLadder ? WORDS.namedHelp : WORDS.addressesHelp}
      />
      <AlertPreview
        organisationId={organisationId}
        watched={alertWatched(record.form.getValues())}
        alertId={alert?.id}
      />
    </FormDialog>
  );
}

function sentenceOf(triggerProperty: string | undefined): string {
  if (triggerProperty === "FACILITY_LIMIT") return WORDS.facilitySentence;
  return triggerProperty === "EXPIRY_LADDER" ? WORDS.ladderSentence : WORDS.dialogSentence;
}

function useSaveAlert({ organisationId, alert }: Pick<DialogProps, "organisationId" | "alert">) {
  const add = useCommand(SettingsAddAlertDocument, { handledByScreen: true });
  const change = useCommand(SettingsChangeAlertDocument, { handledByScreen: true });

  return async (values: AlertValues): Promise<SaveAnswer<AlertValues, unknown>> => {
    const watched = alertWatched(values);
    if (watched === undefined) return undefined;
    const wishes = { ...watched, emailAddresses: values.emailAddresses.split(";") };
    return alert === undefined
      ? await add.send({ organisationId, ...wishes })
      : await change.send({ id: alert.id, version: alert.version, ...wishes });
  };
}
