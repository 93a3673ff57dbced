// The identity form: by what a person is registered with the service that verifies.

import {
  IDENTITY_FORM_FIELDS as FIELDS,
  IDENTITY_FORM_RULES,
} from "@bondline/domain/drafts/identity/identity-form.ts";
import { findIndividualFaults } from "@bondline/domain/drafts/identity/individual.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";
import type { PlainDate } from "@bondline/domain/values/time/plain-date.ts";
import { useState } from "react";
import type { Path } from "react-hook-form";
import type { IdentityFormInput } from "../../../api/generated/graphql.ts";
import { useCommand } from "../../../api/use-command.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { BoundFields } from "../../../app/fields/bound-fields.tsx";
import { sentTexts, typedTexts } from "../../../app/fields/field-texts.ts";
import { PageForm } from "../../../app/form/page-form.tsx";
import { useRecordForm } from "../../../app/form/use-record-form.ts";
import { dayOfInstant } from "../../../app/time/instant-text.ts";
import { FormSection, FullWidth } from "../../../ui/form-section.tsx";
import { AddressSearch } from "./address-search.tsx";
import { IdentityCheckStart } from "./identity-operations.ts";
import { IDENTITY_WORDS as WORDS } from "./identity-words.ts";
import type { ShownIndividual } from "./public/individuals-card.tsx";

type Values = ReturnType<typeof typedTexts<typeof FIELDS>>;

type FormProps = {
  readonly individual: ShownIndividual;
  readonly serviceName: string;
  readonly cancelHref: string;
  readonly onSubmitted: () => void;
  readonly onBehind: () => void;
};

const CHOICE = { placeholder: WORDS.choose };
const OPTIONAL = { isOptional: true };
const PARTICULARS = {
  middleNames: OPTIONAL,
  "simpleKyc.unit": OPTIONAL,
  "simpleKyc.streetType": CHOICE,
  "simpleKyc.state": CHOICE,
};
const { firstName, middleNames, surname, emailAddress, ...living } = FIELDS;
const { "simpleKyc.dateOfBirth": dateOfBirth, ...address } = living;

export function IdentityForm({ individual, serviceName, cancelHref, onSubmitted, onBehind }: FormProps) {
  const [today] = useState(() => dayOfInstant(new Date(), DEFAULT_ZONE));
  const { send } = useCommand(IdentityCheckStart, { handledByScreen: true });
  const record = useRecordForm({
    start: typedTexts(FIELDS, individual),
    resolver: validatedOn(today),
    save: (values: Values) =>
      send({ id: individual.id, version: individual.version, individual: inputOf(values) }),
    onSaved: onSubmitted,
    pathOf: (path) => path.replace(/^individual\./, ""),
    onBehind,
  });
  const found = (path: string, part: string) =>
    record.form.setValue(path as Path<Values>, part as never, { shouldDirty: true });
  return (
    <PageForm
      record={record}
      notSaved={WORDS.notSubmitted}
      conflict={{ sentence: WORDS.conflict }}
      cancelHref={cancelHref}
      submit={WORDS.submit}
    >
      <FormSection title={WORDS.person} sentence={WORDS.formSentence(serviceName)}>
        <BoundFields of={{ firstName, middleNames, surname }} particulars={PARTICULARS as never} />
        <BoundFields of={{ "simpleKyc.dateOfBirth": dateOfBirth, emailAddress }} />
      </FormSection>
      <FormSection title={WORDS.address}>
        <FullWidth>
          <AddressSearch label={WORDS.find} help={WORDS.findHelp} onFound={found} />
        </FullWidth>
        <BoundFields of={address} particulars={PARTICULARS as never} />
      </FormSection>
    </PageForm>
  );
}

function inputOf(values: Values): IdentityFormInput {
  return sentTexts(FIELDS, values) as IdentityFormInput;
}

function validatedOn(today: PlainDate) {
  return validatedBy<Values>((values) => {
    const validated = checkFields(IDENTITY_FORM_RULES, flatTextsOf(FIELDS, values), {
      across: (right) => findIndividualFaults(right, today),
    });
    return validated.ok ? {} : validated.fields;
  });
}
