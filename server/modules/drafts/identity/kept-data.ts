// Everything that is kept of an individual, opened, as a file that a person can be given of themselves.

import { isVerified } from "@bondline/domain/drafts/identity/identification-status.ts";
import type { App } from "../../../app.ts";
import { openedOfCheck } from "./identity-check-seals.ts";
import { type IndividualRow, textsOfIndividual } from "./individual-record.ts";

/** Without the token, which is no fact of the person and opens the service's page. */
export function keptDataOf(app: App, individual: IndividualRow): string {
  const { id, draftId, organisationId, createdAt, updatedAt, version } = individual;
  const { verificationStatus: status, verificationOverrideReason, fault, askedAt } = individual;
  const verification = {
    status,
    isVerified: isVerified(status),
    verifiedByHandBecause: verificationOverrideReason,
    idAtService: openedOfCheck(app, id, "verificationIdEncrypted", individual),
    fault,
    askedAt,
  };
  const record = { id, draftId, organisationId, createdAt, updatedAt, version };
  return JSON.stringify({ record, details: textsOfIndividual(app, individual), verification }, null, 2);
}
