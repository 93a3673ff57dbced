// An application as it is sent and as it stands, both as the texts that the domain's rules validate.

import {
  APPLICANT_FIELDS,
  type ApplicationTexts,
  ENTITY_FIELDS,
  OWNER_FIELDS,
  PROPERTY_FIELDS,
  type PropertyTexts,
  WANTED_FIELDS,
} from "@bondline/domain/facilities/facilities/facility-application-fields.ts";
import type { FieldPath, Fields } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { textsByPath } from "../../../fields/field-columns.ts";
import {
  APPLICANT_COLUMNS,
  ENTITY_COLUMNS,
  OWNER_COLUMNS,
  PROPERTY_COLUMNS,
  WANTED_COLUMNS,
} from "./application-columns.ts";
import type { FacilityApplication, PropertyRow } from "./application-record.ts";

/** Beside its lists an input has the fields of the table. */
export type ApplicationInput = {
  [field: string]: unknown;
  applicant?: object | null | undefined;
  entities?: readonly object[] | null | undefined;
  properties?: readonly PropertyInput[] | null | undefined;
};
export type PropertyInput = { [field: string]: unknown; owners?: readonly object[] | null | undefined };

export function textsOfInput(input: ApplicationInput): ApplicationTexts {
  // Answering no clears the entities.
  const entities = input.isShared === true ? (input.entities ?? []) : [];
  return {
    ...sentTexts(WANTED_FIELDS, input),
    applicant: sentTexts(APPLICANT_FIELDS, input.applicant ?? {}),
    entities: entities.map((entity) => sentTexts(ENTITY_FIELDS, entity)),
    properties: (input.properties ?? []).map((property) => ({
      ...sentTexts(PROPERTY_FIELDS, property),
      owners: (property.owners ?? []).map((owner) => sentTexts(OWNER_FIELDS, owner)),
    })),
  };
}

export function textsOfApplication(application: FacilityApplication): ApplicationTexts {
  return {
    ...textsByPath(WANTED_FIELDS, WANTED_COLUMNS, application),
    applicant: textsByPath(APPLICANT_FIELDS, APPLICANT_COLUMNS, application),
    entities: application.entities.map((entity) => textsByPath(ENTITY_FIELDS, ENTITY_COLUMNS, entity)),
    properties: application.properties.map(textsOfProperty),
  };
}

function textsOfProperty(property: PropertyRow): PropertyTexts {
  return {
    ...textsByPath(PROPERTY_FIELDS, PROPERTY_COLUMNS, property),
    owners: property.owners.map((owner) => textsByPath(OWNER_FIELDS, OWNER_COLUMNS, owner)),
  };
}

/** What is left out is empty. */
function sentTexts<F extends Fields>(fields: F, sent: object): Record<FieldPath<F>, string> {
  const texts = Object.entries<string | null>(flatTextsOf(fields, sent));
  return Object.fromEntries(texts.map(([path, text]) => [path, text ?? ""])) as Record<FieldPath<F>, string>;
}
