// Every way in which the portal says no: code, data and sentence, in the order in which a call meets them.

/** Message per path of the form: `parties.0.name`. */
export type FieldMessages = Readonly<Record<string, string>>;

type MissingRecord = { id: string };
/** `setUp` for somebody whose app does not know the secret yet: it is shown with the right password alone. */
/** No secret leaves with a refusal; `setUp` stays for clients that look for it. */
type TwoStepNeeded = { challenge: string; isSetUpMailed: boolean; setUp: null };
/** `current` is the payload that the call asked for, of the record as it stands now. */
type Stale = { versionRead: number; versionNow: number; current?: object };
type Transition = { record: string; status: string; event: string };

/**
 * Missing and forbidden records answer with the same words on purpose.
 * The order is the order of checking: session, terms, rate, replay of a mutation, record, version, transition, fields, the rest.
 */
export const REFUSALS = {
  AUTH_NOT_AUTHENTICATED: () => "Your session has expired, please login again",
  AUTH_NOT_AUTHORIZED: () => "Your session has expired, please login again",
  TERMS_NOT_ACCEPTED: () => "Please accept the Terms and Conditions and the Privacy Policy first.",
  STEP_UP_REQUIRED: () => "Please enter your password again to make this change.",
  TWO_STEP_REQUIRED: ({ isSetUpMailed }: TwoStepNeeded) =>
    isSetUpMailed
      ? "Enter the code from our email, and set up your second step."
      : "Enter the code that your authenticator app shows.",
  RATE_LIMITED: ({ retryAfterSeconds }: { retryAfterSeconds: number }) =>
    `Too many attempts. Please try again in ${waitInWords(retryAfterSeconds)}.`,
  IN_PROGRESS: () => "We are still working on this. Please wait a moment.",
  DRAFT_NOT_FOUND: (_: MissingRecord) => "Draft could not be found.",
  DOCUMENT_NOT_FOUND: (_: MissingRecord) => "Document could not be found.",
  ORGANISATION_NOT_FOUND: (_: MissingRecord) => "Organisation could not be found.",
  ACCOUNT_NOT_FOUND: (_: MissingRecord) => "Account could not be found.",
  MEMBER_NOT_FOUND: (_: MissingRecord) => "Member could not be found.",
  INVITATION_NOT_FOUND: (_: MissingRecord) => "Invitation could not be found.",
  COLLABORATOR_NOT_FOUND: (_: MissingRecord) => "Collaborator could not be found.",
  PARTY_NOT_FOUND: (_: MissingRecord) => "Party could not be found.",
  ATTACHMENT_NOT_FOUND: (_: MissingRecord) => "Attachment could not be found.",
  INVOICE_NOT_FOUND: (_: MissingRecord) => "Invoice could not be found.",
  PAYMENT_NOT_FOUND: (_: MissingRecord) => "Payment could not be found.",
  REFUND_NOT_FOUND: (_: MissingRecord) => "Refund could not be found.",
  CREDIT_NOTE_NOT_FOUND: (_: MissingRecord) => "Credit note could not be found.",
  ALERT_CONFIGURATION_NOT_FOUND: (_: MissingRecord) => "Alert could not be found.",
  METADATA_KEY_NOT_FOUND: (_: MissingRecord) => "Field could not be found.",
  REFERRAL_NOT_FOUND: (_: MissingRecord) => "Referral could not be found.",
  GATEWAY_FEATURE_NOT_FOUND: (_: MissingRecord) => "Feature could not be found.",
  FINANCE_ENQUIRY_NOT_FOUND: (_: MissingRecord) => "Enquiry could not be found.",
  ORIGINATION_NOT_FOUND: (_: MissingRecord) => "This prepared request could not be found.",
  FEE_SUMMARY_NOT_FOUND: (_: MissingRecord) => "Fee plan could not be found.",
  SUPPLIER_NOT_FOUND: (_: MissingRecord) => "This bank or insurer could not be found.",
  CHANNEL_PARTNER_NOT_FOUND: (_: MissingRecord) => "This trade organisation could not be found.",
  REFERRER_NOT_FOUND: (_: MissingRecord) => "This referrer could not be found.",
  REFERRER_PAYOUT_NOT_FOUND: (_: MissingRecord) => "This payout could not be found.",
  STAFF_NOT_FOUND: (_: MissingRecord) => "This person of the staff could not be found.",
  ARCHIVE_HOLD_NOT_FOUND: (_: MissingRecord) => "This legal hold could not be found.",
  DESK_NOTE_NOT_FOUND: (_: MissingRecord) => "This note could not be found.",
  DESK_WORK_NOT_FOUND: (_: MissingRecord) => "This work could not be found.",
  SAVED_ANSWER_NOT_FOUND: (_: MissingRecord) => "This saved answer could not be found.",
  OFFICE_CHANGE_NOT_FOUND: (_: MissingRecord) => "This change could not be found.",
  PROVIDER_NOT_FOUND: (_: MissingRecord) => "This provider could not be found.",
  FACILITY_NOT_FOUND: (_: MissingRecord) => "Facility could not be found.",
  FACILITY_SHARE_OFFER_NOT_FOUND: (_: MissingRecord) => "This offer could not be found.",
  FACILITY_APPLICATION_NOT_FOUND: (_: MissingRecord) => "Facility application could not be found.",
  HANDOVER_NOT_FOUND: (_: MissingRecord) => "Handover could not be found.",
  RETURN_REQUEST_NOT_FOUND: (_: MissingRecord) => "Request for return could not be found.",
  LOST_DOCUMENT_NOT_FOUND: (_: MissingRecord) => "This lost original could not be found.",
  COMMENT_NOT_FOUND: (_: MissingRecord) => "This comment could not be found.",
  BANK_ACTION_NOT_FOUND: (_: MissingRecord) => "This bank action could not be found.",
  REQUIRED_DOCUMENT_NOT_FOUND: (_: MissingRecord) => "This required document could not be found.",
  REQUIRED_DOCUMENT_MESSAGE_NOT_FOUND: (_: MissingRecord) => "This message could not be found.",
  INDIVIDUAL_NOT_FOUND: (_: MissingRecord) => "This individual could not be found.",
  WORDING_PROPOSAL_NOT_FOUND: (_: MissingRecord) => "This proposed wording could not be found.",
  BANK_LINE_NOT_FOUND: (_: MissingRecord) => "This line could not be found.",
  FEE_FILE_NOT_FOUND: (_: MissingRecord) => "This file of fees could not be found.",
  OUTCOME_FILE_NOT_FOUND: (_: MissingRecord) => "This file of outcomes could not be found.",
  BANK_STATEMENT_NOT_FOUND: (_: MissingRecord) => "This bank statement could not be found.",
  IMPORT_JOB_NOT_FOUND: (_: MissingRecord) => "This import could not be found.",
  EXPORT_SCHEDULE_NOT_FOUND: (_: MissingRecord) => "This regular export could not be found.",
  EXPORT_NOT_FOUND: (_: MissingRecord) => "This export could not be found.",
  LIST_VIEW_NOT_FOUND: (_: MissingRecord) => "This view could not be found.",
  PAPER_NOT_FOUND: (_: MissingRecord) => "This paper could not be found.",
  CONFIRMATION_NOT_FOUND: (_: MissingRecord) => "This confirmation could not be found.",
  DOCUMENT_REQUEST_NOT_FOUND: (_: MissingRecord) => "This request could not be found.",
  CONFLICT: (_: Stale) => "Someone else changed this while you were editing. Nothing of yours is lost.",
  ABN_NOT_CONFIRMED: () =>
    "We have not confirmed your organisation's ABN yet. Until then it can't share, and no one can share with it.",
  INVALID_TRANSITION: ({ record, status }: Transition) =>
    `You can't do this while the ${record} is ${status}.`,
  RECORD_HELD: () => "This record has to be kept for now, so it can't be removed.",
  RECORD_ARCHIVED: () => "This record is archived. It can be read, and nothing in it changes any more.",
  VALIDATION_ERROR: ({ fields }: { fields: FieldMessages }) => summaryOf(fields),
  MEMBER_ALREADY_EXISTS: () => "Sorry, it looks like a member already exists with the provided email.",
  STAFF_ALREADY_EXISTS: () => "Someone of the staff already has this email address.",
  SECOND_PERSON_NEEDED: () => "You proposed this change. Another administrator has to decide about it.",
  CHECKLIST_OPEN: ({ lines }: { lines: readonly string[] }) =>
    `Tick these lines of the checklist first: ${lines.map((line) => `“${line}”`).join(", ")}.`,
  APPROVAL_WAITING: ({ by }: { by: string }) => `${by} has approved this. It is waiting for a second person.`,
  SECOND_APPROVER_NEEDED: () =>
    "Two people approve this sum. You gave the first approval, so someone else gives the second.",
  LEFT_TO_PROVIDER: () => "From this amount on two people of the provider approve it. Ask them to record it.",
  REFUND_NOT_APPROVED: () => "Two people approve a refund before it is recorded as paid.",
  REFUND_DISPUTED: () => "The payer has asked their bank for this money. It waits until that is decided.",
  DESK_WORK_WITHOUT_NOTES: () => "A change of the portal has no notes.",
  DESK_WORK_TAKEN: ({ by }: { by: string }) => `${by} has taken this.`,
  ACCOUNT_STILL_NEEDED: ({ reason }: { reason: string }) => reason,
  ORGANISATION_STILL_LIVE: ({ reason }: { reason: string }) => reason,
  ORGANISATION_CLOSED: () => "This organisation is closed.",
  MERGE_REFUSED: ({ reason }: { reason: string }) => reason,
  ACTING_NOT_ALLOWED: () =>
    "This client does not allow that we act for it. Its administrators can allow it in their settings.",
  LEFT_TO_CLIENT: ({ reason }: { reason: string }) => reason,
  CARD_REFUND_REFUSED: ({ reason }: { reason: string }) => reason,
  CREDIT_NOTE_REFUSED: ({ reason }: { reason: string }) => reason,
  CHANGE_WAITING: () => "A change of this is waiting for approval already. It has to be decided first.",
  COLLABORATOR_ALREADY_EXISTS: () =>
    "Sorry, it looks like a collaborator already exists with the provided email.",
  SIGN_UP_REFUSED: ({ reason }: { reason: string }) => `PreSignUp failed with error ${reason}`,
  ACCOUNT_LINKED_RESTART_AUTH: () => "Your accounts have been linked. Please sign in again.",
  SERVICE_UNAVAILABLE: () => "The service is not available right now. Please try again in a moment.",
  INTERNAL: ({ reference }: { reference: string }) =>
    `Something went wrong on our side. Please quote ${reference} if you contact us.`,
} as const;

export type RefusalCode = keyof typeof REFUSALS;
type RefusalArguments<Code extends RefusalCode> = Parameters<(typeof REFUSALS)[Code]>;
export type RefusalData<Code extends RefusalCode> =
  RefusalArguments<Code> extends [infer Data] ? Data : undefined;

export const REFUSAL_CODES = Object.keys(REFUSALS) as readonly RefusalCode[];

/** The same call may succeed later without anybody changing it. */
export const RETRIABLE_CODES: readonly RefusalCode[] = ["RATE_LIMITED", "IN_PROGRESS", "SERVICE_UNAVAILABLE"];

/** An expected no. Everything else that is thrown is a fault of the outside world or a mistake of ours. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: Code;
  readonly data: RefusalData<Code>;

  constructor(code: Code, ...[data]: RefusalArguments<Code> | []) {
    super(refusalMessage(code, data));
    this.name = "Refusal";
    this.code = code;
    this.data = data as RefusalData<Code>;
  }

  /** The faulty fields of a VALIDATION_ERROR; undefined for every other code. */
  get fields(): FieldMessages | undefined {
    return isRefusal(this, "VALIDATION_ERROR") ? this.data.fields : undefined;
  }
}

export function refuse<Code extends RefusalCode>(code: Code, ...data: RefusalArguments<Code>): never {
  throw new Refusal(code, ...data);
}

/** Every faulty field at once, by the path that the form uses. */
export function refuseFields(fields: FieldMessages): never {
  refuse("VALIDATION_ERROR", { fields });
}

/** One mutation id stands for one input; sent again with another, it is refused. */
export function refuseReusedMutationId(): never {
  refuseFields({ clientMutationId: "This request was already made with other details." });
}

export function isRefusal(thrown: unknown): thrown is Refusal;
export function isRefusal<Code extends RefusalCode>(thrown: unknown, code: Code): thrown is Refusal<Code>;
export function isRefusal(thrown: unknown, code?: RefusalCode): boolean {
  return thrown instanceof Refusal && (code === undefined || thrown.code === code);
}

/** The text of "not yours or not there", for the code of a record. */
export type NotFoundCode = Extract<RefusalCode, `${string}_NOT_FOUND`>;

export function isNotFoundCode(code: string): code is NotFoundCode {
  return code.endsWith("_NOT_FOUND");
}

function refusalMessage(code: RefusalCode, data: unknown): string {
  const sentence = REFUSALS[code] as (data: unknown) => string;
  return sentence(data);
}

/** A notice that shows only the message still helps when a single field is wrong. */
function summaryOf(fields: FieldMessages): string {
  const messages = Object.values(fields);
  return messages.length === 1 && messages[0] !== undefined
    ? messages[0]
    : "Please check the fields marked below.";
}

function waitInWords(seconds: number): string {
  if (seconds <= 1) return "a second";
  if (seconds < 60) return `${Math.ceil(seconds)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
