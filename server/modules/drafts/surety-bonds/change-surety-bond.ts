// Validates what is sent of a surety bond and keeps it beside its draft, whose amount, dates and contract follow from it.

import type { DraftInput } from "@bondline/domain/drafts/drafts/draft-input.ts";
import {
  isAsked,
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_SECURITY_TYPES,
  type SuretyAnswers,
  type SuretyField,
  suretyRules,
} from "@bondline/domain/drafts/surety-bonds/surety-bond.ts";
import { type FieldMessages, refuseFields } from "@bondline/domain/refusals.ts";
import { choice, yesOrNo } from "@bondline/domain/values/fields/choice.ts";
import { optional } from "@bondline/domain/values/fields/field-rule.ts";
import { checkFields, flattenFields } from "@bondline/domain/values/fields/field-set.ts";
import { type Cents, decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { readGatewayFeatures } from "../../office/gateway-features/gateway-feature-access.ts";
import { changeDraft } from "../drafts/commands/update-draft.ts";
import type { Granted } from "../drafts/draft-access.ts";
import { columnsOf } from "./surety-bond-columns.ts";
import { saveRequestedDocument, saveSuretyBond } from "./surety-bond-store.ts";

export type SuretyBondInput = {
  securityType?: string | null | undefined;
  hasDeclaredRevenue?: boolean | null | undefined;
  contractQuestionnaire?: object | null | undefined;
  requestedSuretyDocuments?: readonly object[] | null | undefined;
};

export const SURETY_OFF_MESSAGE = "Surety bonds are not offered.";
export const ONE_BOND_MESSAGE = "Raise a draft for each bond: one is issued from each.";

/** The server refuses the call whenever the part is not on. */
export async function requireSuretyOffered(tx: Transaction): Promise<void> {
  const { suretyBonds } = await readGatewayFeatures(tx);
  if (!suretyBonds) refuseFields({ suretyBond: SURETY_OFF_MESSAGE });
}

/** The whole part as it is to stand: a field left out is empty. */
export async function changeSuretyBond(
  tx: Transaction,
  draft: Granted<"CAN_EDIT">,
  input: SuretyBondInput,
): Promise<void> {
  const requested = input.requestedSuretyDocuments ?? [];
  if (requested.length > 1) refuseFields({ requestedSuretyDocuments: ONE_BOND_MESSAGE });
  const own = validate(
    OWN,
    { securityType: input.securityType, hasDeclaredRevenue: input.hasDeclaredRevenue },
    "",
  );
  const questionnaire = validate(
    suretyRules(QUESTIONNAIRE_FIELDS),
    input.contractQuestionnaire ?? {},
    "contractQuestionnaire.",
  );
  const bond = validate(
    suretyRules(REQUESTED_DOCUMENT_FIELDS),
    requested[0] ?? {},
    "requestedSuretyDocuments.0.",
  );
  const fields = { ...own.fields, ...questionnaire.fields, ...bond.fields, ...findPeriodFault(bond.values) };
  if (Object.keys(fields).length > 0) refuseFields(fields);

  const answers = relevant(QUESTIONNAIRE_FIELDS, questionnaire.values);
  const document = relevant(REQUESTED_DOCUMENT_FIELDS, bond.values);
  await changeDraft(tx, draft, draftFieldsOf(answers, document));
  await saveSuretyBond(tx, draft, {
    ...columnsOf(QUESTIONNAIRE_FIELDS, answers),
    ...declarationOf(tx, draft, own.values.hasDeclaredRevenue === true),
    securityType: (own.values.securityType ?? null) as string | null,
  });
  await saveRequestedDocument(tx, draft, columnsOf(REQUESTED_DOCUMENT_FIELDS, document));
}

const OWN = {
  securityType: optional(choice(SURETY_SECURITY_TYPES)),
  hasDeclaredRevenue: optional(yesOrNo),
};

type Validated = { values: SuretyAnswers; fields: FieldMessages };

function validate(rules: Parameters<typeof checkFields>[0], given: object, pathPrefix: string): Validated {
  const result = checkFields(rules, flattenFields({ ...given }), { pathPrefix });
  return result.ok ? { values: result.values, fields: {} } : { values: {}, fields: result.fields };
}

function findPeriodFault({ periodStartDate, periodEndDate }: SuretyAnswers): FieldMessages {
  const isWrong =
    typeof periodStartDate === "string" &&
    typeof periodEndDate === "string" &&
    periodEndDate < periodStartDate;
  return isWrong
    ? { "requestedSuretyDocuments.0.periodEndDate": "This date lies before the start of the period" }
    : {};
}

/** What an answer has made meaningless is not kept. */
function relevant(fields: readonly SuretyField[], values: SuretyAnswers): SuretyAnswers {
  return Object.fromEntries(
    fields.map((field) => [field.path, isAsked(field, values) ? (values[field.path] ?? null) : null]),
  );
}

/** The draft's own fields, on which wording, fees, review and issue rest. */
function draftFieldsOf(answers: SuretyAnswers, document: SuretyAnswers): DraftInput {
  const { amount, purpose, specifiedOtherPurpose, expiryDate, periodEndDate } = document;
  return {
    amount: amount === null ? null : decimalFromCents(amount as Cents),
    purpose,
    specifiedOtherPurpose,
    expiryType: expiryDate === null ? "OPEN_ENDED" : "FIXED",
    expiresAt: expiryDate,
    expectedReturnDate: periodEndDate,
    contractForm: document.hasCustomWording === true ? "OTHER" : (document.documentWordingTemplate ?? null),
    projectAddress: answers.contractLocation,
    agreementContent: answers.contractDescription,
    contractNumber: answers.contractNumber,
  };
}

/** A declaration that stands keeps who made it and when. */
function declarationOf(tx: Transaction, draft: Granted<"CAN_EDIT">, hasDeclared: boolean) {
  const before = draft.suretyBond;
  if (!hasDeclared) return { revenueDeclaredAt: null, revenueDeclaredBy: null };
  if (before !== null && before.revenueDeclaredAt !== null) return {};
  return { revenueDeclaredAt: tx.now, revenueDeclaredBy: requirePerson(tx.actor).accountId };
}
