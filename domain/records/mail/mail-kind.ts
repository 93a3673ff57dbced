// What mails are about, by kind: which come to everybody at once, and which a person may have in another way.

/** Nobody can do without these: whoever misses one loses money, a right, or their account. */
export const REQUIRED_MAIL_TEXT = {
  SECURITY: "Codes, passwords and who asks for all data",
  TO_ACT: "What you must sign, pay, answer or decide",
  NOTICE: "Notices under a guarantee, answers about finance, and about your organisation's ABN",
  INVITATION: "Invitations",
} as const;
type RequiredMailKind = keyof typeof REQUIRED_MAIL_TEXT;

type OptionalKind = {
  readonly label: string;
  readonly sentence: string;
  /** Where whoever has no mail of it finds the same. */
  readonly inPortal: string;
  /** Comes only to staff of the provider or of a bank. */
  readonly isForStaff?: true;
};

export const OPTIONAL_MAIL = {
  DRAFT_NEWS: {
    label: "Drafts",
    sentence: "When a draft is received, commented on, declined, paid or issued.",
    inPortal: "You find it on the draft, and under Notifications.",
  },
  DOCUMENT_NEWS: {
    label: "Guarantees and bonds",
    sentence:
      "When a request is answered, someone comments, an original arrives, or something is shared with you.",
    inPortal: "You find it on the guarantee, and under Notifications.",
  },
  FACILITY_NEWS: {
    label: "Facilities",
    sentence: "When an application or a facility moves on, or someone comments.",
    inPortal: "You find it on the facility, and under Notifications.",
  },
  ALERT: {
    label: "Alerts",
    sentence: "When a date comes near, or a facility fills up.",
    inPortal: "You find it on the guarantee or facility, and in Reports.",
  },
  EXPORT: {
    label: "Exports",
    sentence: "When a file that you asked for is ready.",
    inPortal: "You find it under Exports.",
  },
  DESK: {
    label: "Your work",
    sentence: "When something is waiting for you or your colleagues.",
    inPortal: "You find it in your lists, and under Notifications.",
    isForStaff: true,
  },
} as const satisfies Record<string, OptionalKind>;
export type OptionalMailKind = keyof typeof OPTIONAL_MAIL;
export const OPTIONAL_MAIL_KINDS = Object.keys(OPTIONAL_MAIL) as OptionalMailKind[];

export type MailKind = RequiredMailKind | OptionalMailKind;

/** As they are gone through by those who write them: what most clients get first. */
export const MAIL_KIND_TEXT: Readonly<Record<MailKind, string>> = {
  DRAFT_NEWS: OPTIONAL_MAIL.DRAFT_NEWS.label,
  TO_ACT: REQUIRED_MAIL_TEXT.TO_ACT,
  DOCUMENT_NEWS: OPTIONAL_MAIL.DOCUMENT_NEWS.label,
  FACILITY_NEWS: OPTIONAL_MAIL.FACILITY_NEWS.label,
  ALERT: OPTIONAL_MAIL.ALERT.label,
  NOTICE: REQUIRED_MAIL_TEXT.NOTICE,
  INVITATION: REQUIRED_MAIL_TEXT.INVITATION,
  SECURITY: REQUIRED_MAIL_TEXT.SECURITY,
  EXPORT: OPTIONAL_MAIL.EXPORT.label,
  DESK: "Work of the provider's staff",
};
export const MAIL_KINDS = Object.keys(MAIL_KIND_TEXT) as MailKind[];

export function isOptionalMail(kind: string): kind is OptionalMailKind {
  return Object.hasOwn(OPTIONAL_MAIL, kind);
}

/** What somebody may choose for, in the order in which it is shown. */
export function mailKindsFor({ isStaff }: { isStaff: boolean }): OptionalMailKind[] {
  return OPTIONAL_MAIL_KINDS.filter((kind) => isStaff || !("isForStaff" in OPTIONAL_MAIL[kind]));
}

export const MAIL_DELIVERY_TEXT = {
  AT_ONCE: "At once",
  DAILY: "Once a day",
  PORTAL: "Not by email",
} as const;
export type MailDelivery = keyof typeof MAIL_DELIVERY_TEXT;
export const MAIL_DELIVERIES = Object.keys(MAIL_DELIVERY_TEXT) as MailDelivery[];

/** What nobody has chosen otherwise. */
const USUAL_DELIVERY: MailDelivery = "AT_ONCE";

/** As many as somebody reads; the others are counted. */
export const DIGEST_ENTRIES_MAX = 50;

export type MailChoice = { readonly kind: OptionalMailKind; readonly delivery: MailDelivery };

/** Every kind once, with what was chosen or is usual. */
export function wholeChoices(
  kinds: readonly OptionalMailKind[],
  chosen: readonly MailChoice[],
): MailChoice[] {
  const deliveries = new Map(chosen.map(({ kind, delivery }) => [kind, delivery]));
  return kinds.map((kind) => ({ kind, delivery: deliveries.get(kind) ?? USUAL_DELIVERY }));
}

export const CHOSEN_TWICE_MESSAGE = "Choose each kind of email once.";
export const STOP_LINK_MESSAGE = "This link does not work. Sign in and choose your emails in your profile.";
