// What the portal holds about a person, as one zip for themselves: its parts, and the tables of each.

import { MEMBER_ROLE_LABELS } from "../../people/organisations/organisation.ts";
import type { SheetColumn } from "../../sheet-column.ts";
import { codesIn } from "../../values/reference-data/option-list.ts";
import { MAIL_DELIVERY_TEXT, OPTIONAL_MAIL } from "../mail/mail-kind.ts";
import { NOTIFICATION_TEXT } from "../notifications/notification.ts";
import type { ExportColumn } from "./export-column.ts";
import { coded, moment, plain } from "./plain-columns.ts";

/** What may be left out of the zip. */
export const PERSONAL_PART_TEXT = {
  profile: "Your profile, and the terms you accepted",
  signIns: "Where and how you signed in",
  memberships: "Organisations and records you belong to",
  choices: "Your notifications, and how you get emails",
  account: "Every change to your account",
  activity: "What you did, with date and record",
} as const;
type PersonalPart = keyof typeof PERSONAL_PART_TEXT;
export const PERSONAL_PARTS = codesIn(PERSONAL_PART_TEXT);

export const PERSONAL_PART_COLUMNS: readonly SheetColumn[] = PERSONAL_PARTS.map((key) => ({
  key,
  label: PERSONAL_PART_TEXT[key],
  kind: "text",
  isUsual: true,
}));

type PersonalTable = {
  part: PersonalPart;
  about: string;
  columns: (zone: string) => readonly ExportColumn[];
};

/** Those of the provider's own office say enough by what was changed. */
const RECORD_TEXT = {
  document: "Document",
  draft: "Draft",
  export_job: "Export",
  export_schedule: "Regular export",
  facility: "Facility",
  facility_application: "Facility application",
  import_job: "Import",
  organisation: "Organisation",
} as const;
const CHANGE_TEXT = { INSERT: "Added", UPDATE: "Changed", DELETE: "Removed" } as const;
const INVITATION_TEXT = { INVITED: "Invited", EXPIRED: "Expired", ACCEPTED: "Accepted" } as const;
const MAIL_TEXT = Object.fromEntries(Object.entries(OPTIONAL_MAIL).map(([kind, { label }]) => [kind, label]));

/** By the names of their files. */
export const PERSONAL_TABLES = {
  profile: {
    part: "profile",
    about: "your profile, and the terms that you accepted last",
    columns: (zone) => [
      plain("email", "Email"),
      plain("givenName", "First name"),
      plain("familyName", "Last name"),
      plain("phoneNumber", "Phone"),
      plain("jobTitle", "Job title"),
      plain("address", "Address"),
      plain("industry", "Industry"),
      plain("locale", "Language"),
      plain("timezone", "Time zone"),
      moment("createdAt", "Signed up", zone),
      moment("emailConfirmedAt", "Email confirmed", zone),
      plain("termsVersion", "Version of the terms", "number"),
      moment("termsAcceptedAt", "Terms accepted", zone),
      plain("referrerCode", "Code of the referrer"),
    ],
  },
  sessions: {
    part: "signIns",
    about: "each sign-in",
    columns: (zone) => [
      moment("createdAt", "Signed in", zone),
      plain("userAgent", "Browser"),
      plain("ipAddress", "Address on the internet"),
      moment("lastSeenAt", "Last seen", zone),
      moment("revokedAt", "Signed out", zone),
    ],
  },
  "sign-in-providers": {
    part: "signIns",
    about: "other companies whose word opens your account",
    columns: (zone) => [plain("provider", "Company"), moment("createdAt", "Linked", zone)],
  },
  memberships: {
    part: "memberships",
    about: "organisations that you belong to",
    columns: (zone) => [
      plain("organisation", "Organisation"),
      coded("role", "Role", MEMBER_ROLE_LABELS),
      moment("createdAt", "Since", zone),
    ],
  },
  "shared-records": {
    part: "memberships",
    about: "drafts and documents that were shared with you",
    columns: (zone) => [
      coded("kind", "Record", RECORD_TEXT),
      plain("record", "Reference"),
      plain("name", "Your name as it was given"),
      plain("organisation", "Your organisation as it was given"),
      coded("status", "Invitation", INVITATION_TEXT),
      moment("createdAt", "Invited", zone),
      moment("acceptedAt", "Accepted", zone),
    ],
  },
  notifications: {
    part: "choices",
    about: "what you were told in the portal",
    columns: (zone) => [
      moment("createdAt", "Told", zone),
      coded("kind", "What", NOTIFICATION_TEXT),
      plain("record", "Reference"),
      plain("about", "About"),
    ],
  },
  "email-choices": {
    part: "choices",
    about: "how you get emails, where you chose",
    columns: (zone) => [
      coded("kind", "Emails", MAIL_TEXT),
      coded("delivery", "How they come", MAIL_DELIVERY_TEXT),
      moment("updatedAt", "Chosen", zone),
    ],
  },
  activity: {
    part: "activity",
    about: "what you did; the content of the records belongs to their organisations",
    columns: (zone) => [
      moment("triggeredAt", "Date", zone),
      coded("change", "Change", CHANGE_TEXT),
      plain("what", "What"),
      coded("kind", "Record", RECORD_TEXT),
      plain("record", "Reference"),
    ],
  },
} as const satisfies Record<string, PersonalTable>;
export type PersonalTableName = keyof typeof PERSONAL_TABLES;
export const PERSONAL_TABLE_NAMES = Object.keys(PERSONAL_TABLES) as PersonalTableName[];

export const NOT_IN_PERSONAL_DATA = [
  "The content of organisations' records, since it is theirs. Their administrators can take it along.",
  "Passwords and codes, which are kept in a form that cannot be read.",
] as const;
