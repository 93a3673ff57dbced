// Asks whoever loses by a request whether they agree: what they are asked is written down, and a beneficiary's contact without an account is mailed a link.

import type { Agreement } from "@bondline/domain/documents/document-requests/document-request.ts";
import {
  type AgreedTo,
  agreementLinkEndsAt,
  agreementText,
  stillNeedsAgreement,
} from "@bondline/domain/documents/document-requests/request-agreement.ts";
import type { DocumentRequestStatus } from "@bondline/domain/documents/documents/document.ts";
import type { Changes } from "../../../database/write-row.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import { linkCodeHash, newLinkCode } from "../../people/accounts/public.ts";
import type { Document } from "../documents/public.ts";
import { isOfApplicant } from "./agreement-store.ts";
import { listConcerned } from "./document-request-store.ts";

type ToAgreeTo = AgreedTo & Agreement & { status: DocumentRequestStatus };
export type AgreementAsked = {
  columns: Changes<"document_request">;
  /** Of the link that is mailed beside; undefined where whoever is asked signs in, or no address is known. */
  code: string | undefined;
};

const NOTHING: AgreementAsked = { columns: {}, code: undefined };

/** To be written with the request. Nothing where nobody has to agree. */
export async function agreementToAsk(
  tx: Transaction,
  document: Document,
  request: ToAgreeTo,
): Promise<AgreementAsked> {
  const agreementSide = stillNeedsAgreement(request);
  if (agreementSide === undefined || agreementSide === "PROVIDER") return NOTHING;
  const asked = {
    agreementSide,
    agreementText: agreementText(request, paperOf(document)),
    agreementAskedAt: tx.now,
  };
  const contact = agreementSide === "BENEFICIARY" ? await contactOf(tx, document) : undefined;
  if (contact === undefined) return { columns: asked, code: undefined };
  const { columns, code } = newLink(tx, contact);
  return { columns: { ...asked, ...columns, agreementMailsSent: 1 }, code };
}

export function newLink(tx: Transaction, agreementEmail: string) {
  const code = newLinkCode();
  const columns = {
    agreementEmail,
    agreementCodeHash: linkCodeHash(code),
    agreementLinkEndsAt: agreementLinkEndsAt(tx.now),
  };
  return { columns, code };
}

export function addressOnPaper({ parties }: Document): string | undefined {
  const named = parties.find(
    ({ partyVariant, contactEmail }) => partyVariant === "BENEFICIARY" && contactEmail,
  );
  return named?.contactEmail ?? undefined;
}

/** Who signs in answers on the page, and nobody agrees for the other side. */
async function contactOf(tx: Transaction, document: Document): Promise<string | undefined> {
  const address = addressOnPaper(document);
  if (address === undefined) return undefined;
  const people = await listConcerned(tx, document.id);
  const isKnown = people.some(({ email }) => email.toLowerCase() === address.toLowerCase());
  return isKnown || (await isOfApplicant(tx, document.id, address)) ? undefined : address;
}

function paperOf(document: Document) {
  const { referenceNumber, guaranteeNumber, expiryZone, organisation, parties } = document;
  const beneficiary = parties.find(({ partyVariant }) => partyVariant === "BENEFICIARY");
  return {
    ...{ referenceNumber, guaranteeNumber, expiryZone },
    applicantName: organisation.name,
    beneficiaryName: beneficiary?.name ?? null,
  };
}
