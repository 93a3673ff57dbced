// The details of one individual: who they are, where they live, where they pay tax, and what they are identified by.

import { findIndividualFaults, isAskedOfIndividual } from "@bondline/domain/drafts/identity/individual.ts";
import {
  INDIVIDUAL_FIELDS as FIELDS,
  INDIVIDUAL_RULES,
  INDIVIDUAL_SECTIONS,
} from "@bondline/domain/drafts/identity/individual-fields.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { codesIn } from "@bondline/domain/values/reference-data/option-list.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useId, useState } from "react";
import { type Path, type UseFormReturn, useWatch } from "react-hook-form";
import type { IndividualInput } from "../../../api/generated/graphql.ts";
import { type CommandAnswer, useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { sentTexts, typedTexts } from "../../../app/fields/field-texts.ts";
import { FormDialog } from "../../../app/form/form-dialog.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { notify } from "../../../app/notices.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { FullWidth } from "../../../ui/form-section.tsx";
import { AddressSearch } from "./address-search.tsx";
import { IndividualsSave, IndividualUpdate } from "./individual-operations.ts";
import { INDIVIDUAL_DIALOG_WORDS as WORDS } from "./individual-words.ts";
import type { ShownIndividual } from "./public/individuals-card.tsx";

type Values = ReturnType<typeof typedTexts<typeof FIELDS>>;

type DialogProps = {
  readonly draftId: string;
  /** Undefined for a new one. */
  readonly individual: ShownIndividual | undefined;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

export function IndividualDialog({ draftId, individual, onDone, onClose }: DialogProps) {
  const [today] = useState(() => dayOfInstant(new Date(), DEFAULT_ZONE));
  const save = useSave(draftId, individual);
  const record = useRecordForm({
    start: typedTexts(FIELDS, individual ?? {}),
    resolver: validatedOn(today),
    save: (values: Values) => save(inputOf(values)),
    onSaved: () => {
      notify({ tone: "ok", title: individual === undefined ? WORDS.added : WORDS.saved });
      onClose();
      onDone();
    },
    pathOf: (path) => path.replace(/^individuals\.0\.individual\./, ""),
    onBehind: onDone,
  });
  return (
    <FormDialog
      record={record}
      title={individual === undefined ? WORDS.addTitle : WORDS.editTitle}
      sentence={WORDS.sentence}
      width="wide"
      submit={WORDS.save}
      notSaved={WORDS.notSaved}
      onClose={onClose}
    >
      {codesIn(INDIVIDUAL_SECTIONS).map((section) => (
        <Section key={section} section={section} form={record.form} />
      ))}
    </FormDialog>
  );
}

function useSave(draftId: string, individual: ShownIndividual | undefined) {
  const add = useCommand(IndividualsSave, { handledByScreen: true });
  const change = useCommand(IndividualUpdate, { handledByScreen: true });
  return async (input: IndividualInput): Promise<CommandAnswer<unknown>> =>
    individual === undefined
      ? await add.send({ draftId, individuals: [{ individual: input }] })
      : await change.send({ id: individual.id, version: individual.version, individual: input });
}

function inputOf(values: Values): IndividualInput {
  const texts = flatTextsOf(FIELDS, values);
  const { roles, ...sent } = sentTexts(FIELDS, values, (path) => isAskedOfIndividual(path, texts));
  const input = { ...sent, roles: roles === null ? [] : String(roles).split(";") };
  return input as IndividualInput;
}

function validatedOn(today: PlainDate) {
  return validatedBy<Values>((values) => {
    const texts = flatTextsOf(FIELDS, values);
    const asked = Object.fromEntries(
      Object.entries(texts).filter(([path]) => isAskedOfIndividual(path, texts)),
    );
    const across = (right: Parameters<typeof findIndividualFaults>[0]) => findIndividualFaults(right, today);
    const validated = checkFields(INDIVIDUAL_RULES, asked, { across });
    return validated.ok ? {} : validated.fields;
  });
}

type SectionProps = {
  readonly section: keyof typeof INDIVIDUAL_SECTIONS;
  readonly form: UseFormReturn<Values>;
};

const OPTIONAL = { isOptional: true };
const CHOICE = { placeholder: WORDS.choose };
const PARTICULARS = {
  title: { help: WORDS.titleHelp },
  middleNames: OPTIONAL,
  phoneMobile: { help: WORDS.mobileHelp },
  "simpleKyc.unit": OPTIONAL,
  "simpleKyc.streetType": CHOICE,
  "simpleKyc.state": CHOICE,
  taxForeignResidentCountry: CHOICE,
  taxReasonNoTIN: { ...CHOICE, isOptional: true },
  taxpayerIdentificationNumber: OPTIONAL,
  identificationOption: { ...CHOICE, isOptional: true },
  identificationNumber: OPTIONAL,
};

function Section({ section, form }: SectionProps) {
  const id = useId();
  const values = useWatch({ control: form.control });
  const texts = flatTextsOf(FIELDS, values);
  return (
    <fieldset aria-labelledby={id} className="min-w-0 border-line not-first:border-t not-first:pt-4">
      <h3 id={id} className="mb-3 text-body font-semibold">
        {WORDS.sections[section]}
      </h3>
      <div className="grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-2">
        {section === "kyc" && (
          <FullWidth>
            <AddressSearch
              label={WORDS.find}
              help={WORDS.findHelp}
              onFound={(path, part) =>
                form.setValue(path as Path<Values>, part as never, { shouldDirty: true })
              }
            />
          </FullWidth>
        )}
        <BoundFields
          of={INDIVIDUAL_SECTIONS[section]}
          particulars={PARTICULARS as never}
          isAsked={(path) => isAskedOfIndividual(path, texts)}
        />
      </div>
    </fieldset>
  );
}
