// The check of an individual at the sandbox, ended there with whichever status.

import type { IdentificationStatus } from "@bondline/domain/drafts/identity/identification-status.ts";
import type { App } from "../../app.ts";
import { makeSandboxVerificationStore } from "../../database/sandbox-verification-books.ts";
import { PORTAL } from "../../modules/drafts/identity/identity-jobs.ts";
import { askToOpen, keepOpened } from "../../modules/drafts/identity/open-identity-check.ts";
import { saveAnswer } from "../../modules/drafts/identity/save-answer.ts";
import { wirePersonOf } from "../../ports/identity-verification/greenid-person.ts";
import { registerAtSandbox } from "../../ports/identity-verification/sandbox-verifications.ts";
import { runTransaction } from "../../transaction/transaction.ts";

/** Through the sandbox's books, so that it need not be listening yet; its page is then as it would be. */
export async function anIdentityCheck(
  app: App,
  individualId: string,
  status: IdentificationStatus = "IN_PROGRESS",
): Promise<{ verificationId: string; token: string }> {
  const store = makeSandboxVerificationStore(app.pool, app.settings.secrets.fieldEncryptionKey);
  const wanted = await runTransaction(app, PORTAL, (tx) => askToOpen(tx, individualId));
  if (wanted === undefined) throw new Error("Only somebody whose details are whole is registered.");
  const made = await registerAtSandbox({ store, clock: app.ports.clock }, wirePersonOf(wanted.person));
  if (status !== "IN_PROGRESS") await store.put({ ...made, version: made.version + 1, status });
  const opened = { verificationId: made.id, token: made.token };
  await runTransaction(app, PORTAL, (tx) => keepOpened(tx, wanted, opened));
  await runTransaction(app, PORTAL, (tx) =>
    saveAnswer(tx, individualId, { verificationId: made.id, status }),
  );
  return opened;
}
