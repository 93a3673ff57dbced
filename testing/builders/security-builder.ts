// Security money as staff record it: held in full, and of a draft that was declined, so that it may go back.

import type { Api } from "../api.ts";
import { must, seenDraft } from "../draft-calls.ts";

/** All that is asked for with the draft; answers it as it stands now. */
export async function holdSecurity(
  staff: Api,
  { id }: { id: string },
): Promise<{ id: string; version: number }> {
  const { version, securityMoney } = await seenDraft(staff, id, "version securityMoney { missingAmount }");
  const held = { amount: securityMoney.missingAmount, heldDate: "2026-11-20", reference: "TD 0091 447" };
  const { draft } = await must(staff, "recordSecurityHeld", { id, version, ...held });
  return { id, version: draft.version };
}

/** Of a draft in processing, which the caller declines; answers the input that records $1,000.00 as returned today. */
export async function aSecurityToReturn(staff: Api, { id }: { id: string }) {
  const { version } = await seenDraft(staff, id);
  await must(staff, "rejectDraft", { id, version, reason: "Not for this purpose." });
  const declined = await seenDraft(staff, id);
  return {
    id,
    version: declined.version,
    amount: "1000",
    returnedDate: "2026-11-20",
    reference: "NPP 447",
    returnedTo: "Harbour Civil Pty Ltd",
  };
}
