// The only access checks of confirmations: for those who ask, by what they may do with the draft; for whoever answers, by a link or by who they are.

import {
  CONFIRMATION_CAPABILITIES,
  type ConfirmationCapability,
  confirmationCapabilities,
} from "@bondline/domain/drafts/confirmations/confirmation.ts";
import { CONFIRMATION_STATUS_TEXT } from "@bondline/domain/drafts/confirmations/confirmation-text.ts";
import { decideDraft } from "@bondline/domain/drafts/drafts/draft-capabilities.ts";
import { asDraftConfirmationId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import type { Context } from "../../../graphql/context.ts";
import { type Actor, type Person, requirePerson } from "../../../transaction/actor.ts";
import { type Granted, grant } from "../../../transaction/granted.ts";
import { runTransaction, type Transaction } from "../../../transaction/transaction.ts";
import { type MailedLink, readByLink, requireByLink } from "../../people/accounts/public.ts";
import { requireOrganisation } from "../../people/organisations/organisation-access.ts";
import {
  accessDraftAsSystem,
  accessDraftToChange,
  draftFacts,
  type GrantedDraft,
  readDraftAsSystem,
} from "../drafts/draft-access.ts";
import type { Draft } from "../drafts/public.ts";
import { confirmationsOf } from "./confirmation-part.ts";
import type { ConfirmationRow } from "./confirmation-record.ts";
import {
  findConfirmationForAccount,
  findConfirmationOfCode,
  findDraftOfConfirmation,
  listConfirmationsToAnswer,
  type WaitingConfirmation,
} from "./confirmation-store.ts";

export { CONFIRMATION_CAPABILITIES, type WaitingConfirmation };

export function capabilitiesOn(actor: Actor, draft: Draft): ConfirmationCapability[] {
  const mayAsk = decideDraft(draftFacts(actor, draft), "CAN_ASK_CONFIRMATION").allowed;
  return confirmationCapabilities(confirmationsOf(draft)[0]?.status, { mayAsk });
}

/** Whoever handles the draft for the bank may name another address than the draft's. */
export function isOfDesk(actor: Actor, draft: Draft): boolean {
  const { roles } = draftFacts(actor, draft);
  return roles.has("PROVIDER") || roles.has("SUPPLIER");
}

export async function accessDraftToAsk(
  tx: Transaction,
  id: string,
): Promise<GrantedDraft<"CAN_ASK_CONFIRMATION">> {
  const draft = await accessDraftToChange(tx, { id, version: undefined }, "CAN_ASK_CONFIRMATION");
  const newest = confirmationsOf(draft)[0];
  if (newest?.status === "CONFIRMED") refuseEvent(newest, "CAN_ASK");
  return draft;
}

export async function accessConfirmationToCancel(
  tx: Transaction,
  id: string,
): Promise<{ confirmation: ConfirmationRow; draft: GrantedDraft<"CAN_ASK_CONFIRMATION"> }> {
  const notFound = () => refuse("CONFIRMATION_NOT_FOUND", { id });
  const wanted = asDraftConfirmationId(id);
  const draftId = (await findDraftOfConfirmation(tx, wanted)) ?? notFound();
  const draft = await accessDraftToChange(
    tx,
    { id: draftId, version: undefined, notFound },
    "CAN_ASK_CONFIRMATION",
  );
  const confirmation = confirmationsOf(draft).find((each) => each.id === wanted) ?? notFound();
  if (confirmation.status !== "ASKED") refuseEvent(confirmation, "CAN_CANCEL");
  return { confirmation, draft };
}

function refuseEvent({ status }: ConfirmationRow, event: ConfirmationCapability): never {
  refuse("INVALID_TRANSITION", { record: "confirmation", status: CONFIRMATION_STATUS_TEXT[status], event });
}

export type ConfirmationPlace = { draftConfirmationId: string; code?: string | null | undefined };
export type ConfirmationToRead = { confirmation: ConfirmationRow; draft: Draft };

const LINK: MailedLink<ConfirmationRow> = {
  bearer: "Confirmation link",
  perAddress: "confirmationCodePerAddress",
  tries: "confirmationTriesPerRecord",
  find: (tx, { id, codeHash }) => findConfirmationOfCode(tx, { id: asDraftConfirmationId(id), codeHash }),
  refuse: (id) => refuse("CONFIRMATION_NOT_FOUND", { id }),
};

/** By the mailed code, or without one for whoever is signed in and may answer; both answer alike where there is nothing. */
export async function readConfirmation(
  context: Context,
  place: ConfirmationPlace,
): Promise<ConfirmationToRead & { by: Person | undefined }> {
  const { draftConfirmationId: id, code } = place;
  const show = async (tx: Transaction, confirmation: ConfirmationRow) => ({
    confirmation,
    draft: await readDraftAsSystem(tx, confirmation.draftId),
  });
  if (code) return { ...(await readByLink(context, LINK, { id, code }, show)), by: undefined };
  const { actor: by } = await context.read();
  if (by.kind !== "person") return LINK.refuse(id);
  const read = await runTransaction(context.application, { system: "Confirmation page" }, async (tx) =>
    show(tx, await requireForAccount(tx, id, by)),
  );
  return { ...read, by };
}

/** For the person who asks, as `readConfirmation` would without a code, and for the organisation that they name and belong to. */
export async function accessConfirmationsToAnswer(
  tx: Transaction,
  organisationId: string | null | undefined,
): Promise<WaitingConfirmation[]> {
  requirePerson(tx.actor);
  return await listConfirmationsToAnswer(tx, organisationId ? requireOrganisation(tx, organisationId) : null);
}

export type ConfirmationToAnswer = {
  confirmation: Granted<ConfirmationRow, "ANSWER">;
  draft: Granted<Draft, "AS_SYSTEM">;
};

/** Locked, so that it is answered once; with it comes the draft that it is about. */
export async function accessConfirmationToAnswer(
  tx: Transaction,
  { draftConfirmationId: id, code }: ConfirmationPlace,
  by: Person | undefined,
): Promise<ConfirmationToAnswer> {
  const find = () =>
    by === undefined ? requireByLink(tx, LINK, { id, code: code ?? "" }) : requireForAccount(tx, id, by);
  const { draftId } = await find();
  const draft = await accessDraftAsSystem(tx, draftId);
  return { confirmation: grant(await find(), "ANSWER"), draft };
}

async function requireForAccount(
  tx: Transaction,
  id: string,
  { accountId }: Person,
): Promise<ConfirmationRow> {
  const found = await findConfirmationForAccount(tx, { id: asDraftConfirmationId(id), accountId });
  return found ?? refuse("CONFIRMATION_NOT_FOUND", { id });
}
