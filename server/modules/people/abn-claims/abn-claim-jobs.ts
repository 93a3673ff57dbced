// Asks the business register about a claimed number, outside any transaction, and keeps what it said for the desk and the claimant.

import { asOrganisationId } from "@bondline/domain/ids.ts";
import type { App } from "../../../app.ts";
import { BusinessRegisterFault } from "../../../ports/business-register/business-register-port.ts";
import { runTransaction } from "../../../transaction/transaction.ts";
import { findNumberToCheck, type RegisterAnswer, saveRegisterAnswer } from "./abn-claim-store.ts";

const WORKER = { system: "Business register" };

/** A register that does not answer is asked again by the queue, and the desk sees meanwhile that it did not. */
export async function checkRegisteredName(app: App, payload: { organisationId: string }): Promise<void> {
  const { businessRegister } = app.ports;
  if (!businessRegister.isConnected) return;
  const id = asOrganisationId(payload.organisationId);
  const abn = await runTransaction(app, WORKER, (tx) => findNumberToCheck(tx, id));
  if (abn === undefined) return;
  const save = (answer: RegisterAnswer) =>
    runTransaction(app, WORKER, async (tx) => {
      await saveRegisterAnswer(tx, id, answer);
      await tx.announce("organisation", { id, organisationId: id });
    });
  try {
    const found = await businessRegister.find(abn);
    await save({
      outcome: found === undefined ? "UNKNOWN" : "FOUND",
      name: found?.name ?? null,
      status: found?.status ?? null,
    });
  } catch (fault) {
    if (fault instanceof BusinessRegisterFault)
      await save({ outcome: "UNAVAILABLE", name: null, status: null });
    throw fault;
  }
}
