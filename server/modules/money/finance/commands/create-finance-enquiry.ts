// Asks the operator about finance, in general or for one draft, whose finance journey it completes.

import { asFinanceEnquiryId } from "@bondline/domain/ids.ts";
import { decideFinance } from "@bondline/domain/money/finance/finance.ts";
import {
  FINANCE_CONTACT_FIELDS,
  FINANCE_ENQUIRY_RULES,
} from "@bondline/domain/money/finance/finance-fields.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { flatTextsOf } from "@bondline/domain/values/fields/field-paths.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { Cents } from "@bondline/domain/values/money/money.ts";
import { percentageToText } from "@bondline/domain/values/money/percentage.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { accessDraftToChange, type GrantedDraft } from "../../../drafts/drafts/draft-access.ts";
import { takeFromLimit } from "../../../people/accounts/public.ts";
import { requireOrganisation } from "../../../people/organisations/organisation-access.ts";
import { accessFinanceEnquiry } from "../finance-access.ts";
import { sendFinanceEnquiry } from "../finance-mails.ts";
import { draftFinanceStatus, presentOffer, requireAdvertised } from "../finance-offer.ts";
import { insertFinanceEnquiry, saveFinanceApplication } from "../finance-store.ts";

export type CreateFinanceEnquiryInput = {
  organisationId: string;
  draftId?: string | null | undefined;
  contactDetails: object;
  amount?: string | null | undefined;
  termMonths?: number | null | undefined;
  message?: string | null | undefined;
};

export const ALREADY_SENT_MESSAGE = "You have already applied for finance. We will call you.";
export const NOT_OFFERED_MESSAGE = "Finance is not offered for this draft.";

export async function createFinanceEnquiry(
  tx: Transaction,
  input: CreateFinanceEnquiryInput,
): Promise<CommandResult> {
  const draft = input.draftId ? await draftToFinance(tx, input.draftId) : undefined;
  const organisationId =
    draft?.organisationId ?? requireOrganisation(tx, input.organisationId, "CAN_ADD_DOCUMENTS");
  if (organisationId !== input.organisationId.toLowerCase())
    refuse("ORGANISATION_NOT_FOUND", { id: input.organisationId });
  const { accountId } = requirePerson(tx.actor);
  const { amount, message, ...contact } = requireFields(FINANCE_ENQUIRY_RULES, {
    ...flatTextsOf(FINANCE_CONTACT_FIELDS, input.contactDetails),
    amount: input.amount,
    message: input.message,
  });
  await takeFromLimit(tx, "financeEnquiries", accountId);

  const financeAmountCents = draft?.amountCents ?? amount;
  const terms = await chosenTerms(tx, financeAmountCents, input.termMonths ?? null);
  const id = asFinanceEnquiryId(tx.newId());
  await insertFinanceEnquiry(tx, {
    id,
    organisationId,
    draftId: draft?.id ?? null,
    ...contact,
    message,
    financeAmountCents,
    ...terms,
    createdBy: accountId,
  });
  if (draft !== undefined) {
    await saveFinanceApplication(tx, draft, { status: "ENQUIRED", contact });
    await tx.announce("draft", { id: draft.id, organisationId: draft.organisationId });
  }
  await sendFinanceEnquiry(tx, await accessFinanceEnquiry(tx, id));
  return { financeEnquiryId: id };
}

async function draftToFinance(tx: Transaction, id: string): Promise<GrantedDraft<"CAN_ARRANGE_FINANCE">> {
  const draft = await accessDraftToChange(tx, { id, version: undefined }, "CAN_ARRANGE_FINANCE");
  const decision = decideFinance(await draftFinanceStatus(tx, draft));
  if (!decision.allowed)
    refuseFields({
      draftId: decision.because === "already-sent" ? ALREADY_SENT_MESSAGE : NOT_OFFERED_MESSAGE,
    });
  return draft;
}

/** The repayment is kept as it was advertised when it was asked for. */
async function chosenTerms(tx: Transaction, amountCents: Cents | null, months: number | null) {
  const none = { termMonths: null, annualRatePercentage: null, fortnightlyRepaymentCents: null };
  if (amountCents === null && months === null) return none;
  const offer = await presentOffer(tx);
  if (months !== null && !offer.termMonths.includes(months))
    refuseFields({ termMonths: "This term is not offered. Please choose another." });
  if (amountCents === null) refuseFields({ amount: "Enter the amount to be financed." });
  const { repaymentOptions } = requireAdvertised(offer, amountCents);
  const option = repaymentOptions.find((each) => each.months === months);
  if (option === undefined) return none;
  return {
    termMonths: option.months,
    annualRatePercentage: percentageToText(offer.annualRate),
    fortnightlyRepaymentCents: option.fortnightlyRepaymentCents,
  };
}
