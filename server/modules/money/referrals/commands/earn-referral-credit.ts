// Gives the referring organisation what it was promised, once the draft that carries the referee's discount is paid for.

import type { DraftId } from "@bondline/domain/ids.ts";
import type { Work } from "../../../../work/work.ts";
import { findPromiseFor, insertCredit } from "../referral-credit-store.ts";

export async function earnReferralCredit(work: Work, draftId: DraftId): Promise<void> {
  const promised = await findPromiseFor(work, draftId);
  if (promised === undefined) return;
  await insertCredit(work, { ...promised, side: "REFERRER" });
  const { organisationId } = promised;
  await work.announce("organisation", { id: organisationId, organisationId });
}
