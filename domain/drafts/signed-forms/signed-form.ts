// Which required documents are forms of ours that the applicant signs at an e-signature service: what is signed, by whom, and what becomes of the document then.

import { refuseFields } from "../../refusals.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import {
  mayPutUp,
  partyOf,
  REQUIRED_DOCUMENT_KINDS,
  type RequiredDocumentFlow,
  type RequiredDocumentSide,
  type RequiredDocumentState,
  type RequiredDocumentStatus,
  type RequiredDocumentType,
  takesFiles,
} from "../required-documents/required-document.ts";

/** By the required document: which paper it is, as people call it. Any other is nothing that the portal could write. */
export const SIGNED_FORMS = {
  APPLICATION_FORM: { paper: "APPLICATION_FORM", title: "Application form" },
  DOCUMENT_FOR_CLIENT_RECORD: { paper: "AGENCY_AGREEMENT", title: "Agency agreement" },
  DRAFT_BANK_GUARANTEE_FORM: { paper: "DRAFT_UNDERTAKING", title: "Draft bank guarantee form" },
} as const satisfies Partial<Record<RequiredDocumentType, { paper: string; title: string }>>;
type SignedType = keyof typeof SIGNED_FORMS;
export type SignedForm = (typeof SIGNED_FORMS)[SignedType];

export function signedFormOf(type: RequiredDocumentType): SignedForm | undefined {
  return type in SIGNED_FORMS ? SIGNED_FORMS[type as SignedType] : undefined;
}

/** What the applicant has signed the bank decides on; what is for the record alone nobody has to. */
const STATUS_ONCE_SIGNED = {
  FOR_APPROVAL: "PENDING_APPROVAL",
  FOR_RECORD: "APPROVED",
  REQUEST: "PENDING_APPROVAL",
} as const satisfies Record<RequiredDocumentFlow, RequiredDocumentStatus>;

export function statusOnceSigned(type: RequiredDocumentType): RequiredDocumentStatus {
  return STATUS_ONCE_SIGNED[REQUIRED_DOCUMENT_KINDS[type].flow];
}

export const SIGNER_CAPACITY_TEXT = {
  DIRECTOR: "Director",
  COMPANY_SECRETARY: "Company secretary",
  TRUSTEE: "Trustee",
  PARTNER: "Partner",
  SOLE_TRADER: "Sole trader",
  AUTHORISED_SIGNATORY: "Authorised signatory",
} as const;
export type SignerCapacity = keyof typeof SIGNER_CAPACITY_TEXT;
export const SIGNER_CAPACITIES = codesIn(SIGNER_CAPACITY_TEXT);

/** Two directors, or a director and the secretary, sign for a company. @internal */
export const FORM_SIGNERS_MAX = 2;
const SOMEBODY_MESSAGE = "Choose who signs.";
const MANY_MESSAGE = `At most ${FORM_SIGNERS_MAX} people sign a form.`;
const TWICE_MESSAGE = "Each person signs once.";

/** By whether each of them may sign for the applicant is the server's to know. */
export function requireSigners(signers: readonly { accountId: string }[]): void {
  const ids = new Set(signers.map(({ accountId }) => accountId.toLowerCase()));
  if (signers.length === 0) refuseFields({ signers: SOMEBODY_MESSAGE });
  if (signers.length > FORM_SIGNERS_MAX) refuseFields({ signers: MANY_MESSAGE });
  if (ids.size < signers.length) refuseFields({ signers: TWICE_MESSAGE });
}

type FormSigningState = {
  document: RequiredDocumentState;
  /** Who sent what waits at the service; undefined where nothing waits. */
  sentBy: RequiredDocumentSide | undefined;
};

type Allows = (side: RequiredDocumentSide, state: FormSigningState) => boolean;
const CAPABILITIES = {
  CAN_SEND_TO_SIGN: (side, { document, sentBy }) => sentBy === undefined && maySendToSign(side, document),
  // The bank's side asked for the form, and can take the whole request back: an applicant's signer who is gone must not hold it up.
  CAN_CALL_OFF: (side, { sentBy }) =>
    sentBy !== undefined && (partyOf(side) === "BANK" || partyOf(sentBy) === "APPLICANT"),
} as const satisfies Record<string, Allows>;
export type FormSigningCapability = keyof typeof CAPABILITIES;
export const FORM_SIGNING_CAPABILITIES = codesIn(CAPABILITIES);

/** Whoever may put such a document up may send it; what is approved or withdrawn is signed no more. */
export function maySendToSign(side: RequiredDocumentSide, document: RequiredDocumentState): boolean {
  const type = document.requiredDocumentType;
  return signedFormOf(type) !== undefined && takesFiles(document) && mayPutUp(type, side);
}

export function formSigningCapabilities(
  side: RequiredDocumentSide,
  state: FormSigningState,
): FormSigningCapability[] {
  return FORM_SIGNING_CAPABILITIES.filter((each) => CAPABILITIES[each](side, state));
}

/** What the service does, as the thread says it by itself. */
export const FORM_SAYINGS = {
  sent: (form: string, service: string, names: readonly string[]) =>
    `${form}: sent to ${service} to be signed by ${listed(names)}.`,
  read: (name: string) => `${name} has opened it.`,
  signed: (name: string) => `${name} has signed.`,
  complete: (form: string) => `${form}: signed by all. The signed file is attached.`,
  refused: (reason: string | null) =>
    reason === null ? "Refused at the signing service." : `Refused at the signing service: ${reason}`,
  failed: (reason: string | null) => `Not signed. ${reason ?? ""}`.trim(),
  calledOff: (name: string) => `Called off by ${name}. Nothing was signed.`,
  changed:
    "Called off by itself, since the draft has changed: the form would no longer say what is asked for.",
  settled: "Called off by itself, since this document no longer needs a signature.",
  over: "Called off by itself, since the draft is over.",
} as const;

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")}, then ${names.at(-1)}`;
}
