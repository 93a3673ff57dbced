// Records documents of an organisation's own by the real command; a test states only what matters to it.

import type { App } from "../../app.ts";
import { createDocument } from "../../modules/documents/documents/commands/create-document.ts";
import type { DocumentChangesInput } from "../../modules/documents/documents/document-texts.ts";
import { runTransaction } from "../../transaction/transaction.ts";
import {
  type BeneficiaryChoice,
  beneficiaryOf,
  ORGANISATIONS,
  type OrganisationName,
  type PersonName,
} from "../cast.ts";
import { idOf } from "../cast-ids.ts";
import { signInAs } from "../sessions.ts";

export type DocumentOverrides = {
  owner?: OrganisationName;
  beneficiary?: BeneficiaryChoice;
  isProjected?: boolean;
  /** Received as its beneficiary, from an applicant of another name. */
  isHeld?: boolean;
  fields?: DocumentChangesInput;
};

const RECORDED_BY: Record<OrganisationName, PersonName> = { harbour: "ben", wesfarmers: "wes" };

/** Answers the id of the document. */
export async function recordDocument(app: App, overrides: DocumentOverrides = {}): Promise<string> {
  const owner = overrides.owner ?? "harbour";
  const token = await signInAs(app, RECORDED_BY[owner]);
  const { documentId } = await runTransaction(app, { token }, (tx) =>
    createDocument(tx, {
      organisationId: idOf("organisation", owner),
      isProjected: overrides.isProjected ?? false,
      isHeld: overrides.isHeld ?? false,
      document: { ...readyFields(owner, overrides.beneficiary ?? "woolworths"), ...overrides.fields },
    }),
  );
  return String(documentId);
}

function readyFields(owner: OrganisationName, beneficiary: BeneficiaryChoice): DocumentChangesInput {
  const { name, abn, address, state, postcode } = ORGANISATIONS[owner];
  return {
    documentVariant: "BANK_GUARANTEE",
    amount: "100000",
    expiryType: "OPEN_ENDED",
    establishedAt: "2025-06-30",
    bankName: "Westpac",
    parties: [
      { partyVariant: "ISSUER", name, abn, address, state, postcode },
      { partyVariant: "BENEFICIARY", ...beneficiaryOf(beneficiary) },
    ],
  };
}
