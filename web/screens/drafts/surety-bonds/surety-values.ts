// The values of the surety form: how they open, how they are validated, and what of them is sent.

import {
  isAsked,
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_OWN_FIELDS,
  unanswered,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import { type Fields, incompleteRulesOf } from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf, type NestedOf } from "@bondline/domain/values/fields/field-paths.ts";
import type { SuretyBondInput, SuretyBondRecordFragment } from "../../../api/generated/graphql.ts";
import { messagesOf } from "../../../app/field-messages.ts";
import { validatedBy } from "../../../app/field-rules-resolver.ts";
import { sentTexts, typedTexts } from "../../../app/fields/field-texts.ts";

export type SuretyValues = NestedOf<typeof SURETY_OWN_FIELDS, string> & {
  bond: NestedOf<typeof REQUESTED_DOCUMENT_FIELDS, string>;
  contract: NestedOf<typeof QUESTIONNAIRE_FIELDS, string>;
};

export function openingValues(bond: SuretyBondRecordFragment | undefined): SuretyValues {
  return {
    ...typedTexts(SURETY_OWN_FIELDS, { ...bond }),
    bond: typedTexts(REQUESTED_DOCUMENT_FIELDS, { ...bond?.requestedSuretyDocuments[0] }),
    contract: typedTexts(QUESTIONNAIRE_FIELDS, { ...bond?.contractQuestionnaire }),
  };
}

export const suretyResolver = validatedBy<SuretyValues>(({ bond, contract }) => ({
  ...faultsOf(REQUESTED_DOCUMENT_FIELDS, bond, "bond."),
  ...faultsOf(QUESTIONNAIRE_FIELDS, contract, "contract."),
}));

function faultsOf(fields: Fields, values: object, prefix: string) {
  const messages = messagesOf(incompleteRulesOf(fields), flatTextsOf(fields, values));
  return Object.fromEntries(Object.entries(messages).map(([path, message]) => [prefix + path, message]));
}

export function partOf({ bond, contract, ...own }: SuretyValues) {
  const suretyBond = {
    ...sentTexts(SURETY_OWN_FIELDS, own),
    requestedSuretyDocuments: [sent(REQUESTED_DOCUMENT_FIELDS, bond)],
    contractQuestionnaire: sent(QUESTIONNAIRE_FIELDS, contract),
  };
  return { suretyBond: suretyBond as SuretyBondInput };
}

/** Where a path of the contract stands in the form. */
export function inForm(path: string): string {
  return path.replace("requestedSuretyDocuments.0.", "bond.").replace("contractQuestionnaire.", "contract.");
}

/** The first field in which a requirement of a bond is not met. */
export function fieldOf(requirement: string, values: SuretyValues): string | undefined {
  return FIELDS_MISSING[requirement]?.(values)[0];
}

const FIELDS_MISSING: Readonly<Record<string, (values: SuretyValues) => readonly string[]>> = {
  securityType: () => ["securityType"],
  requestedSuretyDocuments: ({ bond }) => missing(REQUESTED_DOCUMENT_FIELDS, bond, "bond."),
  contractQuestionnaire: ({ contract }) => missing(QUESTIONNAIRE_FIELDS, contract, "contract."),
  revenueDeclaration: () => ["hasDeclaredRevenue"],
};

function missing(fields: Fields, values: object, prefix: string): string[] {
  return unanswered(fields, flatTextsOf(fields, values)).map((path) => prefix + path);
}

function sent(fields: Fields, values: object) {
  const answers = flatTextsOf(fields, values);
  return sentTexts(fields, values, (path) => isAsked(path, answers));
}
