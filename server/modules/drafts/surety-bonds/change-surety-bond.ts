// Validates what is sent of a surety bond and keeps it beside its draft, whose amount, dates and contract follow from it.

import type { DraftInput } from "@bondline/domain/drafts/drafts/draft-input.ts";
import {
  isAsked,
  QUESTIONNAIRE_FIELDS,
  REQUESTED_DOCUMENT_FIELDS,
  SURETY_OWN_FIELDS,
  type SuretyAnswers,
} from "@bondline/domain/drafts/surety-bonds/surety-bond-fields.ts";
import { type FieldMessages, refuseFields } from "@bondline/domain/refusals.ts";
import {
  type FieldPath,
  type Fields,
  incompleteRulesOf,
  type ValueOf,
} from "@bondline/domain/values/fields/field.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { checkFields } from "@bondline/domain/values/fields/field-set.ts";
import { decimalFromCents } from "@bondline/domain/values/money/money.ts";
import { isBefore } from "@bondline/domain/values/time/plain-date.ts";
import { valuesByColumn } from "../../../fields/field-columns.ts";
import { requirePerson } from "../../../transaction/actor.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { readGatewayFeatures } from "../../office/gateway-features/gateway-feature-access.ts";
import type { GrantedDraft } from "../drafts/draft-access.ts";
import { changeDraft, draftDay, savePart } from "../drafts/public.ts";
import { customWordingOf, suretyOf } from "./surety-bond-part.ts";
import {
  QUESTIONNAIRE_COLUMNS,
  REQUESTED_DOCUMENT_COLUMNS,
  SURETY_OWN_COLUMNS,
} from "./surety-bond-record.ts";

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
  draft: GrantedDraft<"CAN_EDIT">,
  input: SuretyBondInput,
): Promise<void> {
  const requested = input.requestedSuretyDocuments ?? [];
  if (requested.length > 1) refuseFields({ requestedSuretyDocuments: ONE_BOND_MESSAGE });
  const own = validate(SURETY_OWN_FIELDS, input, "");
  const questionnaire = validate(
    QUESTIONNAIRE_FIELDS,
    input.contractQuestionnaire ?? {},
    "contractQuestionnaire.",
  );
  const bond = validate(REQUESTED_DOCUMENT_FIELDS, requested[0] ?? {}, "requestedSuretyDocuments.0.");
  const fields = {
    ...own.fields,
    ...questionnaire.fields,
    ...bond.fields,
    ...findPeriodFault(bond.values),
    ...findPastEnd(tx, draft, bond.values),
  };
  if (Object.keys(fields).length > 0) refuseFields(fields);

  const answers = relevant(questionnaire.values);
  const document = relevant(bond.values);
  const before = customWordingOf(suretyOf(draft).requestedSuretyDocument);
  const isOtherWording = before !== customWordingOf(newWordingOf(document));
  await savePart(tx, "draft_surety_bond", draft, {
    ...valuesByColumn(SURETY_OWN_FIELDS, SURETY_OWN_COLUMNS, own.values),
    ...valuesByColumn(QUESTIONNAIRE_FIELDS, QUESTIONNAIRE_COLUMNS, answers),
    ...declarationOf(tx, draft, own.values.hasDeclaredRevenue === true),
  });
  await savePart(
    tx,
    "requested_surety_document",
    draft,
    valuesByColumn(REQUESTED_DOCUMENT_FIELDS, REQUESTED_DOCUMENT_COLUMNS, document),
  );
  // Last, so that whatever is kept in step with the draft finds the wording that it has now.
  await changeDraft(tx, draft, draftFieldsOf(answers, document), isOtherWording ? ["wording"] : []);
}

type Values<F extends Fields> = { readonly [Path in FieldPath<F>]: ValueOf<F[Path]> | null };
type Validated<F extends Fields> = { values: Partial<Values<F>>; fields: FieldMessages };

function validate<F extends Fields>(fields: F, given: object, pathPrefix: string): Validated<F> {
  const result = checkFields(incompleteRulesOf(fields), flatTextsOf(fields, given), { pathPrefix });
  return result.ok
    ? { values: result.values as Values<F>, fields: {} }
    : { values: {}, fields: result.fields };
}

type Bond = Partial<Values<typeof REQUESTED_DOCUMENT_FIELDS>>;
type Questionnaire = Partial<Values<typeof QUESTIONNAIRE_FIELDS>>;

function findPeriodFault({ periodStartDate, periodEndDate }: Bond): FieldMessages {
  return periodStartDate && periodEndDate && isBefore(periodEndDate, periodStartDate)
    ? { "requestedSuretyDocuments.0.periodEndDate": "This date lies before the start of the period" }
    : {};
}

/** The bond is expected back when its period ends. */
function findPastEnd(
  tx: Transaction,
  draft: GrantedDraft<"CAN_EDIT">,
  { periodEndDate: end }: Bond,
): FieldMessages {
  const isPast = end && end !== draft.expectedReturnDate && isBefore(end, draftDay(tx, draft));
  return isPast ? { "requestedSuretyDocuments.0.periodEndDate": "Enter today or a later date" } : {};
}

/** What an answer has made meaningless is not kept. */
function relevant<V extends SuretyAnswers>(values: V): V {
  const kept = Object.entries(values).map(([path, value]) => [path, isAsked(path, values) ? value : null]);
  return Object.fromEntries(kept) as V;
}

function newWordingOf({ hasCustomWording = null, documentWording = null }: Bond) {
  return { hasCustomWording, documentWording };
}

/** The draft's own fields, on which wording, fees, review and issue rest. */
function draftFieldsOf(answers: Questionnaire, document: Bond): DraftInput {
  const { amount = null, purpose, specifiedOtherPurpose, expiryDate = null, periodEndDate } = document;
  return {
    amount: amount === null ? null : decimalFromCents(amount),
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
function declarationOf(tx: Transaction, draft: GrantedDraft<"CAN_EDIT">, hasDeclared: boolean) {
  const before = suretyOf(draft).suretyBond;
  if (!hasDeclared) return { revenueDeclaredAt: null, revenueDeclaredBy: null };
  if (before !== null && before.revenueDeclaredAt !== null) return {};
  return { revenueDeclaredAt: tx.now, revenueDeclaredBy: requirePerson(tx.actor).accountId };
}
