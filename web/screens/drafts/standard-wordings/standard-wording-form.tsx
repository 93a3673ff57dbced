// The form in which a version of a standard wording is written, with the places to fill in beside it and how it reads below.

import {
  STANDARD_WORDING_FIELDS,
  STANDARD_WORDING_RULES,
  type StandardFor,
  type StandardText,
  type StandardWordingField,
} from "@bondline/domain/drafts/wording/standard-wording.ts";
import {
  findStandardFaults,
  PAST_DAY_MESSAGE,
} from "@bondline/domain/drafts/wording/standard-wording-faults.ts";
import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { findStartFault, type VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useState } from "react";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { BoundTextArea } from "../../../app/fields/bound-inputs.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { VERSION_WORDS } from "../../office/changes/public/version-words.ts";
import { StandardSlots } from "./standard-slots.tsx";
import { ProposeStandardWordingDocument } from "./standard-wording-operations.ts";
import { StandardWordingPreview } from "./standard-wording-preview.tsx";
import { STANDARD_WORDS as WORDS } from "./standard-wording-words.ts";

type Values = Record<StandardWordingField | "reason", string>;

type Version = { readonly startsAt: string; readonly text: StandardText };
type Props = {
  readonly of: StandardFor & { readonly name: string };
  readonly inForce: StandardText;
  /** The newest first. */
  readonly versions: readonly Version[];
  readonly onProposed: () => void;
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

const { title, subtitle, particulars, clauses, signature, startsDate } = STANDARD_WORDING_FIELDS;
const lengthOf = ({ maxCharacters }: { readonly maxCharacters?: number }) =>
  maxCharacters === undefined ? {} : { maxCharacters };

export function StandardWordingForm({ of, inForce, versions, onProposed, onBehind, onClose }: Props) {
  const [today] = useState(() => dayOfInstant(new Date(), DEFAULT_ZONE));
  const [newest] = versions;
  const after = newest === undefined ? null : dayOfInstant(newest.startsAt, DEFAULT_ZONE);
  const { send } = useCommand(ProposeStandardWordingDocument, { handledByScreen: true });
  const { processType, contractForm } = of;
  const record = useRecordForm<Values, unknown>({
    start: openingValues(newest?.text ?? inForce),
    resolver: validatedOn(of, { today, after }),
    save: (values) => send({ ...values, processType, contractForm, versionCount: versions.length }),
    onSaved: () => {
      notify({ tone: "ok", title: VERSION_WORDS.proposed, detail: VERSION_WORDS.proposedDetail });
      onProposed();
    },
    onBehind,
  });
  return (
    <FormDialog
      record={record}
      title={VERSION_WORDS.changeOf(of.name)}
      sentence={WORDS.dialogSentence}
      width="wide"
      submit={VERSION_WORDS.propose}
      notSaved={VERSION_WORDS.notProposed}
      onClose={onClose}
    >
      <StandardSlots />
      <BoundField name="title" field={title} />
      <BoundField name="subtitle" field={subtitle} />
      <BoundTextArea
        name="particulars"
        label={particulars.label}
        help={WORDS.particularsHelp}
        rows={10}
        {...lengthOf(particulars)}
      />
      <BoundTextArea
        name="clauses"
        label={clauses.label}
        help={WORDS.clausesHelp}
        rows={16}
        {...lengthOf(clauses)}
      />
      <BoundField name="signature" field={signature} />
      <StandardWordingPreview of={of} inForce={inForce} />
      <BoundField name="startsDate" field={startsDate} min={today} today={today} />
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
  );
}

/** The day is left to whoever proposes, since it is never that of a version that is there. */
function openingValues(text: StandardText): Values {
  const { title, subtitle, particulars, clauses, signature } = text;
  return { title, subtitle, particulars, clauses, signature, startsDate: "", reason: "" };
}

function validatedOn(of: StandardFor, days: VersionDays) {
  const rules = { ...STANDARD_WORDING_RULES, reason: required(CHANGE_REASON.rule) };
  return validatedBy<Values>((values) => {
    const checked = checkFields(rules, values, {
      across: (right) => ({
        ...findStandardFaults(right, of),
        ...findStartFault(right.startsDate, days, PAST_DAY_MESSAGE),
      }),
    });
    return checked.ok ? {} : checked.fields;
  });
}
