// A form that was sent to an e-signature service as the server holds it: its envelope with whoever signs, in their order.

import type { AccountId } from "@bondline/domain/ids.ts";
import type { Tables } from "../../../database/generated/rows.ts";

/** Within their envelope bytes are text, since it brings them along as JSON. */
export type FormSigner = Omit<Tables["draft_envelope_signer"], "signingUrlEncrypted"> & {
  signingUrlEncrypted: string | null;
};
/** Somebody who may sign for the applicant. */
export type DraftSigner = { accountId: AccountId; email: string; givenName: string; familyName: string };

export type FormEnvelope = Tables["draft_envelope"] & { signers: readonly FormSigner[] };
