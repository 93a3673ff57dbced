// The form in which a version of what a bank asks for is written, row by row, with how a draft is asked for it below.

import {
  ASKED_DOCUMENTS_MAX,
  type AskedTexts,
  checkAskedDocuments,
} from "@bondline/domain/drafts/asked-documents/asked-document.ts";
import {
  ASKED_VERSION_FIELDS,
  askedTexts,
  PAST_DAY_MESSAGE,
} from "@bondline/domain/drafts/asked-documents/asked-document-text.ts";
import { CHANGE_REASON } from "@bondline/domain/office/changes/office-change.ts";
import { findStartFault, type VersionDays } from "@bondline/domain/office/changes/version-start.ts";
import { required } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import type { AskedDocumentInput, AskedOfSupplierFragment } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundField } from "../../../app/fields/bound-field.tsx";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { Button } from "../../../ui/button.tsx";
import { AddIcon } from "../../../ui/icons.ts";
import { VERSION_WORDS } from "../../office/changes/public/version-words.ts";
import { AskedDocumentRow, NEW_DOCUMENT } from "./asked-document-row.tsx";
import { AskedDocumentsPreview } from "./asked-documents-preview.tsx";
import { ASKED_WORDS as WORDS } from "./asked-documents-words.ts";
import { ProposeAskedDocumentsDocument } from "./public/asked-documents-operations.ts";

type Values = { documents: AskedTexts[]; startsDate: string; reason: string };

type Props = {
  readonly tradeName: string;
  readonly asked: AskedOfSupplierFragment;
  readonly onProposed: () => void;
  readonly onBehind: () => void;
  readonly onClose: () => void;
};

export function AskedDocumentsForm({ tradeName, asked, onProposed, onBehind, onClose }: Props) {
  const { supplierId, documents, versions } = asked;
  const [newest] = versions;
  const [today] = useState(() => dayOfInstant(new Date(), DEFAULT_ZONE));
  const after = newest === undefined ? null : dayOfInstant(newest.startsAt, DEFAULT_ZONE);
  const { send } = useCommand(ProposeAskedDocumentsDocument, { handledByScreen: true });
  const record = useRecordForm<Values, unknown>({
    start: { documents: (newest?.documents ?? documents).map(askedTexts), startsDate: "", reason: "" },
    resolver: validatedOn({ today, after }),
    save: (values) =>
      send({
        ...values,
        supplierId,
        versionCount: versions.length,
        documents: values.documents.map(inputOf),
      }),
    onSaved: () => {
      notify({ tone: "ok", title: VERSION_WORDS.proposed, detail: VERSION_WORDS.proposedDetail });
      onProposed();
    },
    onBehind,
  });
  return (
    <FormDialog
      record={record}
      title={VERSION_WORDS.changeOf(WORDS.ofBank(tradeName))}
      sentence={WORDS.dialogSentence}
      width="wide"
      submit={VERSION_WORDS.propose}
      notSaved={VERSION_WORDS.notProposed}
      onClose={onClose}
    >
      <Rows />
      <Preview />
      <BoundField name="startsDate" field={ASKED_VERSION_FIELDS.startsDate} min={today} today={today} />
      <BoundField name="reason" field={CHANGE_REASON} />
    </FormDialog>
  );
}

function Rows() {
  const { control } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: "documents" });
  return (
    <>
      {fields.map(({ id }, at) => (
        <AskedDocumentRow key={id} at={at} onRemove={() => remove(at)} />
      ))}
      {fields.length < ASKED_DOCUMENTS_MAX && (
        <div>
          <Button size="small" icon={AddIcon} onClick={() => append({ ...NEW_DOCUMENT })}>
            {WORDS.add}
          </Button>
        </div>
      )}
    </>
  );
}

/** Of the rows that are complete: one that is being typed comes in once it is. */
function Preview() {
  const { control } = useFormContext<Values>();
  const rows = useWatch({ control, name: "documents" });
  const documents = rows.flatMap((row) => checkAskedDocuments([row]).values);
  return <AskedDocumentsPreview documents={documents} isWhole={documents.length === rows.length} />;
}

function inputOf({ isObligatory, processTypes, ...texts }: AskedTexts): AskedDocumentInput {
  return {
    ...texts,
    isObligatory: isObligatory === "true",
    processTypes: processTypes.split(";"),
  } as AskedDocumentInput;
}

const { startsDate } = ASKED_VERSION_FIELDS;
const RULES = { startsDate: required(startsDate.rule), reason: required(CHANGE_REASON.rule) };

function validatedOn(days: VersionDays) {
  return validatedBy<Values>(({ documents, ...texts }) => {
    const checked = checkFields(RULES, texts, {
      across: (right) => findStartFault(right.startsDate, days, PAST_DAY_MESSAGE),
    });
    return { ...checkAskedDocuments(documents).fields, ...(checked.ok ? {} : checked.fields) };
  });
}
