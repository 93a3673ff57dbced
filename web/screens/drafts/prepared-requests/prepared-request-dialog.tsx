// Prepares a request for a client, validated by the same rules as on the server, and sends it by mail.

import { purposesOf } from "@bondline/domain/drafts/drafts/draft-kinds.ts";
import {
  findPreparedRequestFaults,
  PREPARED_REQUEST_DAYS_USUAL,
} from "@bondline/domain/drafts/prepared-requests/prepared-request.ts";
import {
  PREPARED_REQUEST_FIELDS as FIELDS,
  PREPARED_REQUEST_KINDS,
  PREPARED_REQUEST_RULES,
  PREPARED_REQUEST_SECTIONS,
  type PreparedRequestField,
} from "@bondline/domain/drafts/prepared-requests/prepared-request-fields.ts";
import type { Field } from "@bondline/domain/values/fields/field.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import { addDays, type PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CreateOriginationInput } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundField, type BoundFieldProps } from "../../../app/fields/bound-field.tsx";
import { sentTexts, typedTexts } from "../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { useSession } from "../../../app/session.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { useRead } from "../../../app/use-read.ts";
import {
  StaffPreparedRequestCreateDocument,
  StaffPreparedRequestProductsDocument,
} from "./prepared-request-operations.ts";
import { DESK_WORDS as WORDS } from "./prepared-request-words.ts";

const PATHS = Object.keys(FIELDS) as PreparedRequestField[];

type FormValues = Record<PreparedRequestField, string>;
type DialogProps = { readonly onSent: () => void; readonly onClose: () => void };

export function PreparedRequestDialog({ onSent, onClose }: DialogProps) {
  const [today] = useState(() => dayOfInstant(new Date(), DEFAULT_ZONE));
  const { send } = useCommand(StaffPreparedRequestCreateDocument, { handledByScreen: true });
  const record = useRecordForm({
    start: openingValues(today),
    resolver: validatedOn(today),
    save: (values: FormValues) =>
      send(sentTexts(FIELDS, values) as Omit<CreateOriginationInput, "clientMutationId">),
    onSaved: (_, { emailAddress }) => {
      notify({ tone: "ok", title: WORDS.sent, detail: emailAddress });
      onSent();
    },
  });
  return (
    <FormDialog
      record={record}
      title={WORDS.prepare}
      sentence={WORDS.prepareSentence}
      width="wide"
      submit={WORDS.send}
      notSaved={WORDS.notSent}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <RequestFields form={record.form} today={today} />
      </div>
    </FormDialog>
  );
}

function openingValues(today: PlainDate): FormValues {
  return typedTexts(FIELDS, {
    processType: "BANK_GUARANTEE",
    lastDate: addDays(today, PREPARED_REQUEST_DAYS_USUAL),
  });
}

function validatedOn(today: PlainDate) {
  return validatedBy<FormValues>((values) => {
    const across = (right: Parameters<typeof findPreparedRequestFaults>[0]) =>
      findPreparedRequestFaults(right, today);
    const validated = checkFields(PREPARED_REQUEST_RULES, values, { across });
    return validated.ok ? {} : validated.fields;
  });
}

/** What is particular to a field on this form. */
function RequestFields({
  form,
  today,
}: {
  readonly form: UseFormReturn<FormValues>;
  readonly today: string;
}) {
  const { features } = useSession();
  const [processType, purpose] = form.watch(["processType", "purpose"]);
  const kind = PREPARED_REQUEST_KINDS.find((each) => each === processType) ?? PREPARED_REQUEST_KINDS[0];
  const products = useRead(StaffPreparedRequestProductsDocument, { processType: kind });
  const purposes: readonly string[] = purposesOf(kind);
  const optionsIn = ({ options = [] }: Field<unknown>, isOffered: (value: string) => boolean) =>
    options.filter(({ value }) => isOffered(value));
  const particulars: Partial<Record<PreparedRequestField, Partial<BoundFieldProps>>> = {
    processType: {
      options: optionsIn(
        FIELDS.processType,
        (value) => value !== "SURETY_BOND" || features?.suretyBonds === true,
      ),
      onChosen: () => form.setValue("feeSummaryId", ""),
    },
    lastDate: { min: today, today },
    purpose: {
      placeholder: WORDS.choose,
      options: optionsIn(FIELDS.purpose, (value) => purposes.includes(value)),
      onChosen: () => form.setValue("specifiedOtherPurpose", ""),
    },
    feeSummaryId: {
      placeholder: WORDS.notChosen,
      options: (products.data?.originationProducts ?? []).map(({ id, name, supplier }) => ({
        value: id,
        label: `${name}, ${supplier.tradeName}`,
      })),
      help: products.failure?.message,
    },
    note: { help: WORDS.noteHelp },
  };
  return PATHS.filter((path) => path !== "specifiedOtherPurpose" || purpose === "OTHER").map((path) => (
    <div key={path} className={WIDE.includes(path) ? "sm:col-span-2" : "min-w-0"}>
      <BoundField
        name={path}
        field={FIELDS[path]}
        isOptional={!(path in PREPARED_REQUEST_SECTIONS.offer)}
        {...particulars[path]}
      />
    </div>
  ));
}

const WIDE: readonly PreparedRequestField[] = ["projectAddress", "agreementContent", "note"];
