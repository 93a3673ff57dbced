// The mails about offers to share: an offer and its withdrawal to whom it is made, an answer to whoever made it.

import type { FacilityShareOfferId } from "@bondline/domain/ids.ts";
import { shareDecidedMail, shareOfferedMail } from "../../../mail-messages/facility-share-messages.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { queueMail } from "../../records/mail/public.ts";
import { findShareOffer, listOfferAddresses } from "./facility-share-store.ts";

/** Of the offer as it stands by now. */
export async function tellOfOffer(tx: Transaction, id: FacilityShareOfferId): Promise<void> {
  const offer = await findShareOffer(tx, id);
  if (offer === undefined) return;
  const { status, offeredByOrganisation: from, offeredToOrganisation: to } = offer;
  const isAnswer = status === "ACCEPTED" || status === "DECLINED";
  const otherName = isAnswer ? to.name : from.name;
  const link = `${tx.app.settings.publicUrl}/facilities`;
  await queueMail(tx, {
    intent: `share offer ${id} ${status}`,
    to: await listOfferAddresses(tx, offer, isAnswer ? from.id : to.id),
    content:
      status === "WAITING"
        ? shareOfferedMail({ otherName, link })
        : shareDecidedMail({ otherName, link, event: status }),
  });
}
