// The access check of trade organisations: public ones are for everybody signed in, the others for provider staff.

import { isUuid, type OrganisationId } from "@bondline/domain/ids.ts";
import { PARTNER_NOT_OFFERED_MESSAGE } from "@bondline/domain/money/referrals/referral.ts";
import { refuse, refuseFields } from "@bondline/domain/refusals.ts";
import { type Page, type PageArguments, wholePage } from "../../../graphql/list-page.ts";
import { isProviderAdministrator, isProviderStaff, requirePerson } from "../../../transaction/actor.ts";
import { requireCurrent } from "../../../transaction/granted.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import {
  type ChannelPartner,
  type ChosenPartner,
  findChannelPartners,
  findOfficePartner,
  findOfficePartnerForChange,
  listChannelPartners,
  listChosenPartners,
  listOfficePartners,
  type OfficePartnerRow,
} from "./channel-partner-store.ts";

export type { ChannelPartner, ChosenPartner, OfficePartnerRow };

/** Enough for every trade, and few enough to be read as boxes. */
const CHOSEN_PARTNERS_MAX = 50;

export async function accessChannelPartners(
  tx: Transaction,
  { isPublic, ...list }: PageArguments & { isPublic?: boolean | null | undefined },
): Promise<Page<ChannelPartner>> {
  requirePerson(tx.actor);
  const filter = { isPublic: isPublic ?? undefined, showsOthers: isProviderStaff(tx.actor) };
  return await listChannelPartners(tx, filter, list);
}

/** With those that are offered to nobody any more. */
export async function accessOfficePartners(tx: Transaction): Promise<OfficePartnerRow[]> {
  requirePartnerDesk(tx, "");
  return await listOfficePartners(tx);
}

export async function accessOfficePartner(tx: Transaction, id: string): Promise<OfficePartnerRow> {
  requirePartnerDesk(tx, id);
  return (isUuid(id) ? await findOfficePartner(tx, id) : undefined) ?? partnerMissing(id);
}

export async function accessOfficePartnerToChange(
  tx: Transaction,
  { id, version }: { id: string; version: number },
): Promise<OfficePartnerRow> {
  requirePartnerDesk(tx, id);
  const partner = (isUuid(id) ? await findOfficePartnerForChange(tx, id) : undefined) ?? partnerMissing(id);
  requireCurrent(partner, version);
  return partner;
}

export function requirePartnerDesk({ actor }: Transaction, id: string) {
  const person = requirePerson(actor);
  if (!isProviderAdministrator(actor)) partnerMissing(id);
  return person;
}

function partnerMissing(id: string): never {
  return refuse("CHANNEL_PARTNER_NOT_FOUND", { id });
}

/** Of an organisation that the reader has been let into. */
export async function accessChosenPartners(
  tx: Transaction,
  id: OrganisationId,
): Promise<Page<ChosenPartner>> {
  requirePerson(tx.actor);
  return wholePage(await listChosenPartners(tx, id));
}

/** Any that is there, for whoever handles drafts. */
export async function requirePartner(tx: Transaction, id: string): Promise<ChannelPartner> {
  const [found] = await findChannelPartners(tx, [id]);
  return found ?? refuseFields({ acceptedChannelPartnerId: PARTNER_NOT_OFFERED_MESSAGE });
}

/** What may be named: public ones, and those that were named before. */
export async function requirePartners(
  tx: Transaction,
  wanted: readonly string[],
  alreadyChosen: readonly ChosenPartner[] = [],
): Promise<string[]> {
  const ids = [...new Set(wanted.map((id) => id.toLowerCase()))];
  const found = ids.every(isUuid) ? await findChannelPartners(tx, ids) : [];
  const known = new Set(alreadyChosen.map(({ channelPartnerId }) => channelPartnerId));
  const isOffered =
    ids.length <= CHOSEN_PARTNERS_MAX &&
    ids.every((id) => known.has(id) || found.some((each) => each.id === id && each.isPublic));
  if (!isOffered) refuseFields({ channelPartnerIds: PARTNER_NOT_OFFERED_MESSAGE });
  return ids;
}
