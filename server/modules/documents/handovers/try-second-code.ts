// Counts each wrong second code, and locks the handover after the last one; whoever handed the original over is notified.

import {
  isLocked,
  lockedMessage,
  WRONG_CODE_MESSAGE,
} from "@bondline/domain/documents/handovers/second-code.ts";
import { refuseFields } from "@bondline/domain/refusals.ts";
import type { App } from "../../../app.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { touchDocument } from "../documents/commands/touch-document.ts";
import { accessHandoverToConfirm, type HandoverLink } from "./handover-access.ts";
import type { HandoverOfCode } from "./handover-record.ts";
import { saveSecondCodeTries } from "./handover-store.ts";
import { notifyAsker } from "./notify-of-handover.ts";
import { isSecondCode } from "./second-code.ts";

/** In a transaction of its own, since a wrong code has to be counted although it is refused. */
export async function trySecondCode(app: App, link: HandoverLink, code: string): Promise<void> {
  const refusal = await runTransaction(app, { system: "Handover link" }, async (tx) => {
    const { handover, document } = await accessHandoverToConfirm(tx, link);
    const refused = refusalOf(app, handover, code);
    if (refused !== WRONG_CODE_MESSAGE) return refused;
    const tries = handover.secondCodeTries + 1;
    await saveSecondCodeTries(tx, handover.id, tries);
    if (!isLocked(tries)) return refused;
    await notifyAsker(tx, handover, "HANDOVER_LOCKED");
    await touchDocument(tx, document);
    return lockedMessage(handover.requestedByName);
  });
  if (refusal !== undefined) refuseFields({ secondCode: refusal });
}

/** Undefined for the right one, or where a handover of an earlier version has none. */
export function refusalOf(app: App, handover: HandoverOfCode, code: string): string | undefined {
  const { id, secondCodeHash, secondCodeTries, requestedByName } = handover;
  if (secondCodeHash === null) return undefined;
  if (isLocked(secondCodeTries)) return lockedMessage(requestedByName);
  return isSecondCode(app, { id, secondCodeHash }, code) ? undefined : WRONG_CODE_MESSAGE;
}
