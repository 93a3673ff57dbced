// The only access checks of prepared requests: for the address that one was sent to, and for the desk that prepared it.

import {
  type OriginationCapability,
  type OriginationStatus,
  PREPARED_REQUEST_STATUS_TEXT,
  preparedRequestCapabilities,
  preparedRequestStatusOn,
} from "@bondline/domain/drafts/prepared-requests/prepared-request.ts";
import { asPreparedRequestId, type SupplierId } from "@bondline/domain/ids.ts";
import { refuse } from "@bondline/domain/refusals.ts";
import { DEFAULT_ZONE, dayAt } from "@bondline/domain/values/time/business-time.ts";
import type { Tables } from "../../../database/generated/rows.ts";
import { foundRows, requireChoice, type WantedRow } from "../../../graphql/chosen-access.ts";
import type { Guard } from "../../../graphql/fields-of-record.ts";
import type { Page, PageArguments } from "../../../graphql/list-page.ts";
import { isProviderStaff, type Person, requirePerson, supplierOf } from "../../../transaction/actor.ts";
import { type Granted, grant, requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  findPreparedRequest,
  findPreparedRequestForChange,
  listPreparedRequests,
  listPreparedRequestsById,
  listPreparedRequestsForChange,
  type PreparedRequestRow,
} from "./prepared-request-store.ts";

export function statusNow(preparedRequest: PreparedRequestRow, tx: Transaction): OriginationStatus {
  return preparedRequestStatusOn(preparedRequest, dayAt(tx.now, DEFAULT_ZONE));
}

/** What the person who asks may do with it now. */
export function capabilitiesNow(
  preparedRequest: PreparedRequestRow,
  tx: Transaction,
): OriginationCapability[] {
  const person = requirePerson(tx.actor);
  return preparedRequestCapabilities(statusNow(preparedRequest, tx), [
    ...(isAddressee(person, preparedRequest) ? (["ADDRESSEE"] as const) : []),
    ...(isOfDesk(person, preparedRequest) ? (["DESK"] as const) : []),
  ]);
}

/** After the access check: whose it is to do has been asked there, so what stands in the way is how it stands. */
export function requireCapability(
  preparedRequest: PreparedRequestRow,
  tx: Transaction,
  { capability, event }: { capability: OriginationCapability; event: string },
): void {
  if (capabilitiesNow(preparedRequest, tx).includes(capability)) return;
  const status = PREPARED_REQUEST_STATUS_TEXT[statusNow(preparedRequest, tx)];
  refuse("INVALID_TRANSITION", { record: "prepared request", status, event });
}

export async function accessPreparedRequest(tx: Transaction, id: string): Promise<PreparedRequestRow> {
  const person = requirePerson(tx.actor);
  const preparedRequest = await findPreparedRequest(tx, asPreparedRequestId(id));
  if (
    preparedRequest === undefined ||
    !(isAddressee(person, preparedRequest) || isOfDesk(person, preparedRequest))
  )
    refuse("ORIGINATION_NOT_FOUND", { id });
  return preparedRequest;
}

/** Whoever prepared a request makes no draft of it: only the person whom it was sent to. */
export async function accessPreparedRequestToUse(tx: Transaction, id: string) {
  const person = requirePerson(tx.actor);
  const preparedRequest = await findPreparedRequestForChange(tx, asPreparedRequestId(id));
  if (preparedRequest === undefined || !isAddressee(person, preparedRequest))
    refuse("ORIGINATION_NOT_FOUND", { id });
  return grant(preparedRequest, "CAN_CREATE_DRAFT");
}

type ToWithdraw = Granted<PreparedRequestRow, "CAN_WITHDRAW">;

export async function accessPreparedRequestToWithdraw(
  tx: Transaction,
  wanted: WantedRow,
): Promise<ToWithdraw> {
  const found = await findPreparedRequestForChange(tx, asPreparedRequestId(wanted.id));
  return requireMayWithdraw(tx, found, wanted);
}

/** Several, locked at once: each is asked by itself, as if it had been sent alone. */
export async function accessChosenToWithdraw(
  tx: Transaction,
  chosen: readonly WantedRow[],
): Promise<(WantedRow & { mayWithdraw: () => ToWithdraw })[]> {
  requirePreparedRequestDesk(tx);
  requireChoice("originations", chosen);
  const found = foundRows(await listPreparedRequestsForChange(tx, idsOf(chosen)));
  return chosen.map((wanted) => ({
    ...wanted,
    mayWithdraw: () => requireMayWithdraw(tx, found(wanted.id), wanted),
  }));
}

/** Of a request that is locked, or is not there. */
function requireMayWithdraw(
  tx: Transaction,
  preparedRequest: PreparedRequestRow | undefined,
  { id, version }: WantedRow,
): ToWithdraw {
  if (preparedRequest === undefined || !isOfDesk(requirePerson(tx.actor), preparedRequest))
    refuse("ORIGINATION_NOT_FOUND", { id });
  requireCurrent(preparedRequest, version);
  requireCapability(preparedRequest, tx, { capability: "CAN_WITHDRAW", event: "withdrawOrigination" });
  return grant(preparedRequest, "CAN_WITHDRAW");
}

/** As they are now, by their ids; one of another desk is left out. */
export async function accessChosenPreparedRequests(tx: Transaction, chosen: readonly { id: string }[]) {
  const person = requirePerson(tx.actor);
  const found = await listPreparedRequestsById(tx, idsOf(chosen));
  return foundRows(found.filter((preparedRequest) => isOfDesk(person, preparedRequest)));
}

function idsOf(chosen: readonly { id: string }[]) {
  return chosen.map(({ id }) => asPreparedRequestId(id));
}

export async function listDeskPreparedRequests(
  tx: Transaction,
  { isOpen, ...list }: PageArguments & { isOpen?: boolean | null | undefined },
): Promise<Page<PreparedRequestRow>> {
  const filter = {
    supplierId: requirePreparedRequestDesk(tx).supplierId,
    openOn: isOpen === true ? dayAt(tx.now, DEFAULT_ZONE) : undefined,
  };
  return await listPreparedRequests(tx, filter, list);
}

/** For a supplier's own people their supplier; the provider's see every request. */
export function requirePreparedRequestDesk({ actor }: Transaction): { supplierId: SupplierId | undefined } {
  requirePerson(actor);
  if (isProviderStaff(actor)) return { supplierId: undefined };
  const supplierId = supplierOf(actor);
  if (supplierId === undefined) refuse("ORIGINATION_NOT_FOUND", { id: "desk" });
  return { supplierId };
}

/** Everybody who sees the request, or of them the person whom it was prepared for. */
type Reader = "everybody" | "addressee";

/** A new column does not compile until it is said who reads it. */
const PREPARED_REQUEST_READERS: Readonly<Record<keyof Tables["origination"], Reader>> = {
  id: "everybody",
  emailAddress: "everybody",
  supplierId: "everybody",
  processType: "everybody",
  amountCents: "everybody",
  purpose: "everybody",
  specifiedOtherPurpose: "everybody",
  beneficiaryName: "everybody",
  beneficiaryAbn: "everybody",
  projectAddress: "everybody",
  contractTitle: "everybody",
  contractNumber: "everybody",
  agreementContent: "everybody",
  feeSummaryId: "everybody",
  note: "everybody",
  lastDate: "everybody",
  preparedBy: "everybody",
  createdBy: "everybody",
  withdrawnAt: "everybody",
  usedAt: "everybody",
  organisationId: "addressee",
  draftId: "addressee",
  createdAt: "everybody",
  version: "everybody",
};

/** For the fields of the contract: undefined where nobody has to be asked. */
export function preparedRequestGuardOf(
  column: keyof PreparedRequestRow,
): Guard<PreparedRequestRow> | undefined {
  if (column === "productName" || PREPARED_REQUEST_READERS[column] === "everybody") return undefined;
  return async (context, preparedRequest) =>
    isAddressee(requirePerson((await context.read()).actor), preparedRequest);
}

function isAddressee({ email }: Person, { emailAddress }: PreparedRequestRow): boolean {
  return email === emailAddress;
}

function isOfDesk(person: Person, { supplierId }: PreparedRequestRow): boolean {
  return isProviderStaff(person) || (supplierId !== null && supplierId === supplierOf(person));
}
