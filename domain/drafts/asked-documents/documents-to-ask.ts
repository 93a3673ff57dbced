// What a draft is asked for at a moment of its course, each document with the words that its thread opens with.

import type { ProcessType } from "../../process-type.ts";
import { isTrust } from "../../values/reference-data/entity-types.ts";
import { isSameDocument } from "../required-documents/required-document-name.ts";
import { type AskedDocument, type AskedMoment, askedAt } from "./asked-document.ts";

export type DocumentToAsk = Pick<
  AskedDocument,
  "requiredDocumentType" | "name" | "templateUrl" | "isObligatory"
> & { readonly reason: string };

type Asked = {
  readonly bank: { readonly name: string; readonly documents: readonly AskedDocument[] } | null;
  readonly processType: ProcessType;
  readonly moment: AskedMoment;
  readonly issuerEntityTypes: readonly (string | null)[];
};

export function documentsToAsk({ bank, issuerEntityTypes, ...at }: Asked): DocumentToAsk[] {
  const ofBank = bank === null ? [] : askedAt(bank.documents, at).map((each) => toAsk(each, bank.name));
  const isDeedNeeded = at.moment === "SUBMISSION" && issuerEntityTypes.some(isOfTrust);
  const isDeedThere = ofBank.some((each) => isSameDocument(each, DEED_OF_TRUST));
  return isDeedNeeded && !isDeedThere ? [...ofBank, DEED_OF_TRUST] : ofBank;
}

/** Asked for by who the applicant is, whatever the bank asks for. */
const DEED_OF_TRUST: DocumentToAsk = {
  requiredDocumentType: "CERTIFIED_TRUST_DOCUMENT",
  name: null,
  templateUrl: null,
  isObligatory: true,
  reason: "The applicant is a trust.",
};

function isOfTrust(entityType: string | null): boolean {
  return entityType !== null && isTrust(entityType);
}

const NEEDED_FOR: Readonly<Record<AskedMoment, string>> = {
  SUBMISSION: "needs this with the application",
  APPROVAL: "needs this before it issues",
};

function toAsk(document: AskedDocument, bank: string): DocumentToAsk {
  const { requiredDocumentType, name, templateUrl, isObligatory, moment, explanation } = document;
  const reason = isObligatory ? NEEDED_FOR[moment] : "would like to have this";
  return {
    requiredDocumentType,
    name,
    templateUrl,
    isObligatory,
    reason: explanation ?? `${bank} ${reason}.`,
  };
}
