// npm run errors: prints docs/errors.md from the one register of refusals.
import fs from "node:fs";
import path from "node:path";
import { contractCodeOf } from "../domain/contract-codes.ts";
import { CARD_REFUND_DENIALS } from "../domain/money/invoices/card-refund.ts";
import { CREDIT_NOTE_DENIALS } from "../domain/money/invoices/credit-note.ts";
import { STAFF_ACCOUNT_MESSAGE } from "../domain/people/accounts/closed-account.ts";
import { stillLiveMessage } from "../domain/people/organisations/organisation-closing.ts";
import {
  isNotFoundCode,
  type NotFoundCode,
  REFUSAL_CODES,
  REFUSALS,
  RETRIABLE_CODES,
  type RefusalCode,
  type RefusalData,
} from "../domain/refusals.ts";
import { PROJECT_ROOT } from "./set-up/project-root.mjs";

export const ERRORS_PAGE = "docs/errors.md";

const MISSING = { id: "0199c0de-0000-7000-8000-000000000001" };

/** What an error of each code carries besides code and message; a new code without one does not compile. */
const EXAMPLES: { [Code in Exclude<RefusalCode, NotFoundCode>]: RefusalData<Code> } = {
  AUTH_NOT_AUTHENTICATED: undefined,
  AUTH_NOT_AUTHORIZED: undefined,
  TERMS_NOT_ACCEPTED: undefined,
  STEP_UP_REQUIRED: undefined,
  TWO_STEP_REQUIRED: { challenge: "opaque", isSetUpMailed: false, setUp: null },
  RATE_LIMITED: { retryAfterSeconds: 900 },
  IN_PROGRESS: undefined,
  ABN_NOT_CONFIRMED: undefined,
  CONFLICT: { versionRead: 3, versionNow: 4, current: { draft: { version: 4, amount: "1250000.50" } } },
  INVALID_TRANSITION: { record: "draft", status: "Submitted", event: "CAN_EDIT" },
  VALIDATION_ERROR: { fields: { "parties.0.abn": "Invalid ABN", amount: "This field is required." } },
  MEMBER_ALREADY_EXISTS: undefined,
  STAFF_ALREADY_EXISTS: undefined,
  CHECKLIST_OPEN: { lines: ["ABNs of all parties confirmed"] },
  APPROVAL_WAITING: { by: "Rosa Whitfield" },
  SECOND_APPROVER_NEEDED: undefined,
  LEFT_TO_PROVIDER: undefined,
  REFUND_NOT_APPROVED: undefined,
  REFUND_DISPUTED: undefined,
  DESK_WORK_WITHOUT_NOTES: undefined,
  DESK_WORK_TAKEN: { by: "Rosa Whitfield" },
  CARD_REFUND_REFUSED: { reason: CARD_REFUND_DENIALS.disputed },
  CREDIT_NOTE_REFUSED: { reason: CREDIT_NOTE_DENIALS.expired },
  ORGANISATION_CLOSED: undefined,
  RECORD_HELD: undefined,
  RECORD_ARCHIVED: undefined,
  ACTING_NOT_ALLOWED: undefined,
  LEFT_TO_CLIENT: { reason: "Only the client's own people sign." },
  ORGANISATION_STILL_LIVE: { reason: stillLiveMessage("Harbour Civil Pty Ltd", "1 open invoice") },
  MERGE_REFUSED: { reason: "Quay Pty Ltd is closed." },
  ACCOUNT_STILL_NEEDED: { reason: STAFF_ACCOUNT_MESSAGE },
  SECOND_PERSON_NEEDED: undefined,
  CHANGE_WAITING: undefined,
  COLLABORATOR_ALREADY_EXISTS: undefined,
  SIGN_UP_REFUSED: { reason: "this mail domain is blocked" },
  ACCOUNT_LINKED_RESTART_AUTH: undefined,
  SERVICE_UNAVAILABLE: undefined,
  INTERNAL: { reference: "K7RM2XQD" },
};

const HEAD = `# Errors

Printed from \`domain/refusals.ts\` by \`npm run errors\`; \`npm run check\` fails when the two differ.

Every error of the API carries \`extensions.code\` and \`extensions.message\`, a sentence fit for a person, and beside them the facts
shown in the last column. The order of the table is the order of checking: the session first, then the terms, then how often, then the replay of a
mutation, whether the record may be reached, whether what was read is still current, whether its status allows it, and only then
whether the fields are right. A record that is not yours answers exactly like one that is not there. \`VALIDATION_ERROR\` names every
faulty field at once, by the path that the form uses. An error that nobody expected is \`INTERNAL\`, with a reference number that also
stands in the log, and nothing else. \`CONFLICT\` brings in \`current\` what the call's own selection shows of the record as it stands now.
\`VALIDATION_ERROR\` names up to twelve codes of a closed list; the query \`fieldOptions\` has all of them with their labels.

What the client does about each code is the table in \`web/app/reactions.ts\`; a code without a reaction does not compile.

| Code | What people read | Try again later | Facts, by example |
|---|---|---|---|
`;

export function errorsPage(): string {
  return `${HEAD}${REFUSAL_CODES.map(rowOf).join("\n")}\n`;
}

function rowOf(code: RefusalCode): string {
  const example = isNotFoundCode(code) ? MISSING : EXAMPLES[code];
  const sentence = REFUSALS[code] as (data: unknown) => string;
  const facts = example === undefined ? "" : `\`${JSON.stringify(example)}\``;
  return `| \`${contractCodeOf(code)}\` | ${sentence(example)} | ${RETRIABLE_CODES.includes(code) ? "yes" : ""} | ${facts} |`;
}

if (import.meta.main) fs.writeFileSync(path.join(PROJECT_ROOT, ERRORS_PAGE), errorsPage());
