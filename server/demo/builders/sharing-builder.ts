// Shares a draft or a document as invitations and member lists would: with collaborators and with limited members.

import type { DraftRole } from "@bondline/domain/drafts/drafts/draft.ts";
import type { App } from "../../app.ts";
import { runTransaction } from "../../transaction/transaction.ts";
import { PEOPLE, type PersonName } from "../cast.ts";
import { idOf } from "../cast-ids.ts";
import type { Guest } from "./guest-builder.ts";

type SharedRecord = { id: string; organisationId: string };
type RecordKind = "draft" | "document";
export type Share = {
  person: PersonName | Guest;
  roles: readonly Exclude<DraftRole, "PROVIDER" | "SUPPLIER">[];
  invitationStatus?: "INVITED" | "EXPIRED" | "ACCEPTED";
  hasApproved?: boolean;
  /** Where the invitation went, when not to the person's own address. */
  emailAddress?: string;
};

export async function shareWith(
  app: App,
  kind: RecordKind,
  record: SharedRecord,
  { person, roles, invitationStatus = "ACCEPTED", hasApproved = false, emailAddress }: Share,
): Promise<void> {
  const { email, givenName, familyName } = typeof person === "string" ? PEOPLE[person] : person;
  const approval =
    kind === "draft" ? { column: ", has_approved", value: ", $11", values: [hasApproved] } : undefined;
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      `insert into ${kind}_collaborator (id, organisation_id, ${kind}_id, account_id, email_address, given_name, family_name, roles, invitation_status,
         created_at${approval?.column ?? ""})
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10${approval?.value ?? ""})`,
      [
        tx.newId(),
        record.organisationId,
        record.id,
        accountOf(person),
        emailAddress ?? email,
        givenName,
        familyName,
        [...roles],
        invitationStatus,
        tx.now,
        ...(approval?.values ?? []),
      ],
    ),
  );
}

export async function addViewer(
  app: App,
  kind: RecordKind | "facility",
  record: SharedRecord,
  person: PersonName | Guest,
): Promise<void> {
  const { givenName, familyName } = typeof person === "string" ? PEOPLE[person] : person;
  const name = kind === "facility" ? { column: ", person_name", value: ", $6" } : undefined;
  await runTransaction(app, { system: "Set-up" }, (tx) =>
    tx.query(
      `insert into ${kind}_viewer (id, organisation_id, ${kind}_id, account_id, created_at${name?.column ?? ""})
       values ($1, $2, $3, $4, $5${name?.value ?? ""})`,
      [
        tx.newId(),
        record.organisationId,
        record.id,
        accountOf(person),
        tx.now,
        ...(name === undefined ? [] : [`${givenName} ${familyName}`]),
      ],
    ),
  );
}

/** Takes a person off the record, whichever way they were on it. */
export async function stopSharing(
  app: App,
  kind: RecordKind,
  { id }: SharedRecord,
  person: PersonName | Guest,
): Promise<void> {
  await runTransaction(app, { system: "Set-up" }, async (tx) => {
    for (const table of [`${kind}_collaborator`, `${kind}_viewer`])
      await tx.query(`delete from ${table} where ${kind}_id = $1 and account_id = $2`, [
        id,
        accountOf(person),
      ]);
  });
}

function accountOf(person: PersonName | Guest): string {
  return typeof person === "string" ? idOf("person", person) : person.id;
}
