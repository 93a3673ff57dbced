// The values of the surety form: how they open, how they are validated, and what of them is sent.

import {
  isAsked,
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_SECURITY_TYPES,
  type SuretyField,
  suretyRules,
} from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import { findStateAndPostcode } from "@bondline/domain/values/fields/address.ts";
import { flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import type { SuretyBondFieldsFragment, SuretyBondInput } from "../../../api/generated/graphql.ts";
import { messagesOf, validatedBy } from "../../../app/field-rules-resolver.ts";
import type { Me, SessionOrganisation } from "../../../app/session.ts";
import { flatAnswers } from "../../../app/surety-bonds/surety-text.ts";

/** Each answer is a text: "true" and "false" for yes and no, "" where there is none yet. */
export type SuretyValues = {
  securityType: string;
  hasDeclaredRevenue: boolean;
  bond: Record<string, unknown>;
  contract: Record<string, unknown>;
};

export function suretyValues(bond: SuretyBondFieldsFragment | undefined): SuretyValues {
  return {
    securityType: bond?.securityType ?? "",
    hasDeclaredRevenue: bond?.hasDeclaredRevenue ?? false,
    bond: nested(REQUESTED_DOCUMENT_FIELDS, flatAnswers(bond?.requestedSuretyDocuments[0])),
    contract: nested(QUESTIONNAIRE_FIELDS, flatAnswers(bond?.contractQuestionnaire)),
  };
}

function nested(fields: readonly SuretyField[], answers: Readonly<Record<string, string>>) {
  const values: Record<string, Record<string, string> | string> = {};
  for (const { path } of fields) {
    const [first = "", second] = path.split(".");
    const text = answers[path] ?? "";
    if (second === undefined) values[first] = text;
    else values[first] = { ...(values[first] as Record<string, string>), [second]: text };
  }
  return values;
}

export const suretyResolver = validatedBy<SuretyValues>(({ bond, contract }) => ({
  ...withPrefix("bond.", messagesOf(suretyRules(REQUESTED_DOCUMENT_FIELDS), flattenFields(bond))),
  ...withPrefix("contract.", messagesOf(suretyRules(QUESTIONNAIRE_FIELDS), flattenFields(contract))),
}));

function withPrefix(prefix: string, messages: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(messages).map(([path, message]) => [prefix + path, message]));
}

export function suretyInput({
  securityType,
  hasDeclaredRevenue,
  bond,
  contract,
}: SuretyValues): SuretyBondInput {
  return {
    securityType: SURETY_SECURITY_TYPES.find((each) => each === securityType) ?? null,
    hasDeclaredRevenue,
    requestedSuretyDocuments: [sent(REQUESTED_DOCUMENT_FIELDS, bond)],
    contractQuestionnaire: sent(QUESTIONNAIRE_FIELDS, contract),
  };
}

/** As the contract takes it: answers that are asked for and given, yes and no and counts in their own types. */
function sent(fields: readonly SuretyField[], values: object) {
  const answers = flattenFields({ ...values });
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const text = answers[field.path] ?? "";
    const value = text === "" || !isAsked(field, answers) ? null : typedAnswer(field, text);
    const [first = "", second] = field.path.split(".");
    if (second === undefined) input[first] = value;
    else input[first] = { ...(input[first] as object), [second]: value };
  }
  return input;
}

function typedAnswer({ kind }: SuretyField, text: string): string | boolean | number {
  if (kind === "yes-no") return text === "true";
  return kind === "count" ? Number(text) : text;
}

/** The organisation is the applicant; the beneficiary is named with the rest of the draft. */
export function applicantOf({ name, abn, address, entityType }: SessionOrganisation, me: Me) {
  const { givenName, familyName, email, phoneNumber } = me;
  return {
    parties: [
      {
        partyVariant: "ISSUER" as const,
        name,
        abn,
        address,
        ...findStateAndPostcode(address),
        partyEntityType: entityType,
        primaryContact: { givenName, familyName, email, phoneNumber },
      },
    ],
  };
}
