// The form in which a version of an email's text is written, with what the email fills in beside it and how it reads below.

import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { findStartFault, type VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import {
  findMailTextFaults,
  MAIL_TEXT_FIELDS,
  MAIL_TEXT_RULES,
  type MailTextField,
  PAST_MAIL_DAY_MESSAGE,
} from "@bondline/domain/records/mail-texts/mail-text.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useState } from "react";
import type { MailTextFieldsFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { PlaceMeanings } from "../../office/changes/public/place-meanings.tsx";
import { VERSION_WORDS } from "../../office/changes/public/version-words.ts";
import { type MailTextOf, mailTextOf } from "./mail-text-of.ts";
import { ProposeMailTextDocument } from "./mail-text-operations.ts";
import { MailTextPreview } from "./mail-text-preview.tsx";
import { MAIL_TEXT_WORDS as WORDS } from "./mail-text-words.ts";

type Values = Record<MailTextField | "reason", string>;

type Props = {
  readonly text: MailTextFieldsFragment;
  readonly onProposed: () => void;
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

const { subject, opening, startsDate } = MAIL_TEXT_FIELDS;

export function MailTextForm({ text, onProposed, onBehind, onClose }: Props) {
  const { template, versions, builtInSubject, builtInOpening } = text;
  const [today] = useState(() => dayOfInstant(new Date(), DEFAULT_ZONE));
  const [newest] = versions;
  const after = newest === undefined ? null : dayOfInstant(newest.startsAt, DEFAULT_ZONE);
  const { send } = useCommand(ProposeMailTextDocument, { handledByScreen: true });
  const of = mailTextOf(text);
  const record = useRecordForm<Values, unknown>({
    start: openingValues(newest ?? text),
    resolver: validatedOn(of, { today, after }),
    save: (values) => send({ ...values, template, versionCount: versions.length }),
    onSaved: () => {
      notify({ tone: "ok", title: VERSION_WORDS.proposed, detail: VERSION_WORDS.proposedDetail });
      onProposed();
    },
    onBehind,
  });
  const takeBuiltIn = () => {
    const asTyped = { shouldDirty: true, shouldValidate: record.form.formState.isSubmitted };
    record.form.setValue("subject", builtInSubject, asTyped);
    record.form.setValue("opening", builtInOpening, asTyped);
  };
  const [subjectNow, openingNow] = record.form.watch(["subject", "opening"]);
  const isBuiltIn = subjectNow === builtInSubject && openingNow === builtInOpening;
  return (
    <FormDialog
      record={record}
      title={VERSION_WORDS.changeOf(builtInSubject)}
      sentence={WORDS.dialogSentence(text.when)}
      width="wide"
      submit={VERSION_WORDS.propose}
      notSaved={VERSION_WORDS.notProposed}
      onClose={onClose}
    >
      <p className="text-label text-ink-2">{WORDS.onlyThese}</p>
      <Places of={of} />
      <BoundField name="subject" field={subject} />
      <BoundTextArea
        name="opening"
        label={opening.label}
        help={WORDS.openingHelp}
        rows={6}
        {...(opening.maxCharacters !== undefined && { maxCharacters: opening.maxCharacters })}
      />
      {!isBuiltIn && (
        <p>
          <Button size="small" variant="quiet" onClick={takeBuiltIn}>
            {WORDS.useBuiltIn}
          </Button>
        </p>
      )}
      <MailTextPreview of={of} />
      <BoundField name="startsDate" field={startsDate} min={today} today={today} />
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
  );
}

function Places({ of: { places } }: { readonly of: MailTextOf }) {
  if (places.length === 0) return <p className="text-label text-ink-2">{WORDS.noPlaces}</p>;
  return (
    <Disclosure label={WORDS.places}>
      <p className="mb-2 text-label text-ink-2">{WORDS.placesSentence}</p>
      <PlaceMeanings
        of={places.map(({ name, means, stays }) => [name, stays.length > 0 ? WORDS.mustStay(means) : means])}
      />
    </Disclosure>
  );
}

/** The day is left to whoever proposes, since it is never that of a version that is there. */
function openingValues({ subject, opening }: { subject: string; opening: string }): Values {
  return { subject, opening, startsDate: "", reason: "" };
}

function validatedOn(of: MailTextOf, days: VersionDays) {
  const rules = { ...MAIL_TEXT_RULES, reason: required(CHANGE_REASON.rule) };
  return validatedBy<Values>((values) => {
    const checked = checkFields(rules, values, {
      across: (right) => ({
        ...findMailTextFaults(right, of),
        ...findStartFault(right.startsDate, days, PAST_MAIL_DAY_MESSAGE),
      }),
    });
    return checked.ok ? {} : checked.fields;
  });
}
