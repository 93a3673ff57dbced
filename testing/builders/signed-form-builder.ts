// A form of a draft that waits at the e-signature service, for tests about something else than the sending.

import type { App } from "../../server/app.ts";
import type { PersonName } from "../../server/demo/cast.ts";
import { idOf } from "../../server/demo/cast-ids.ts";
import { callAs } from "../../server/demo/sessions.ts";
import { openFormEnvelope } from "../../server/modules/drafts/signed-forms/commands/open-form-envelope.ts";

export const ADA_SIGNS = [{ accountId: idOf("person", "ada"), capacity: "DIRECTOR" as const }];

/** What the service is asked then is asked by jobs. */
export async function aFormToSign(app: App, requiredDocumentId: string, by: PersonName = "ada") {
  await callAs(app, by, openFormEnvelope, { requiredDocumentId, signers: ADA_SIGNS });
  return requiredDocumentId;
}
