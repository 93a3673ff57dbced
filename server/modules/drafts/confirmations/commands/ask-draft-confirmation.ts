// Asks the beneficiary to confirm its name, its number and the wording: by a link, which a later one ends.

import {
  ASK_CONFIRMATION_RULES,
  confirmationLinkEndsAt,
} from "@bondline/domain/drafts/confirmations/confirmation.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import { requireFields } from "@bondline/domain/values/fields/field-set.ts";
import type { CommandResult } from "../../../../graphql/idempotency.ts";
import { requirePerson } from "../../../../transaction/actor.ts";
import type { Transaction } from "../../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode, takeFromLimit } from "../../../people/accounts/public.ts";
import type { Draft } from "../../drafts/public.ts";
import { accessDraftToAsk, isOfDesk } from "../confirmation-access.ts";
import { sendConfirmationRequest } from "../confirmation-mails.ts";
import { currentConfirmation } from "../confirmation-part.ts";
import { insertConfirmation, isOfApplicant, saveConfirmation } from "../confirmation-store.ts";
import { isWhole, whatIsConfirmed } from "../what-is-confirmed.ts";

export type AskDraftConfirmationInput = { draftId: string; emailAddress?: string | null | undefined };

const NO_ADDRESS = "Add the beneficiary’s email address to its party first.";
const OTHER_ADDRESS = "The link goes to the beneficiary’s email address on the draft. Change it there.";
const OWN_ADDRESS = "This is an address of the applicant’s side. The beneficiary has to answer.";
export const NOT_WHOLE_MESSAGE =
  "Fill in the beneficiary’s name, its ABN or ACN and everything that is in the wording first.";

export async function askDraftConfirmation(
  tx: Transaction,
  { draftId, emailAddress: typed }: AskDraftConfirmationInput,
): Promise<CommandResult> {
  const { accountId, givenName, familyName } = requirePerson(tx.actor);
  const draft = await accessDraftToAsk(tx, draftId);
  const given = requireFields(ASK_CONFIRMATION_RULES, { emailAddress: typed });
  const seen = await whatIsConfirmed(tx, draft);
  if (!isWhole(seen)) refuseFields({ wording: NOT_WHOLE_MESSAGE });
  const emailAddress = await addressFor(tx, draft, given.emailAddress);
  await takeFromLimit(tx, "mailPerActor", accountId);
  await takeFromLimit(tx, "mailPerTarget", `confirmation ${draft.id} ${emailAddress}`);

  const code = newLinkCode();
  const waiting = currentConfirmation(draft);
  const asked = {
    ...seen,
    emailAddress,
    codeHash: linkCodeHash(code),
    linkEndsAt: confirmationLinkEndsAt(tx.now),
    mailsSent: (waiting?.mailsSent ?? 0) + 1,
    askedBy: accountId,
    askedByName: `${givenName} ${familyName}`,
  };
  const id = waiting?.id ?? (await insertConfirmation(tx, draft, asked));
  if (waiting !== undefined) await saveConfirmation(tx, waiting, asked);
  await sendConfirmationRequest(tx, draft, { ...asked, id, code, changed: [] });
  return { draftId: draft.id };
}

/** The applicant asks whom the draft names; whoever handles it for the bank may know better. */
async function addressFor(tx: Transaction, draft: Draft, given: string | null): Promise<string> {
  const onDraft = draft.parties.find(
    ({ partyVariant, contactEmail }) => partyVariant === "BENEFICIARY" && contactEmail,
  )?.contactEmail;
  const address = given ?? onDraft ?? refuseFields({ emailAddress: NO_ADDRESS });
  if (address.toLowerCase() !== onDraft?.toLowerCase() && !isOfDesk(tx.actor, draft))
    refuseFields({ emailAddress: OTHER_ADDRESS });
  if (await isOfApplicant(tx, draft.id, address)) refuseFields({ emailAddress: OWN_ADDRESS });
  return address;
}
