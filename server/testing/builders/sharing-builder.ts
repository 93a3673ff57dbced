// Shares a draft or a document as invitations and member lists would: with collaborators and with limited members.

import type { DraftRole } from "@bondline/domain/drafts/draft.ts";
import type { App } from "../../app.ts";
import { runWork } from "../../work/work.ts";
import { ORGANISATIONS, type OrganisationName, PEOPLE, type PersonName } from "../cast.ts";
import { idOf } from "../cast-ids.ts";

type SharedRecord = { id: string; organisationId: string };
type RecordKind = "draft" | "document";
export type Share = {
  person: PersonName;
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
  const { email, givenName, familyName } = PEOPLE[person];
  const extra =
    kind === "draft" ? { columns: ", has_approved", values: ", $11" } : { columns: "", values: "" };
  await runWork(app, { system: "Set-up" }, async (work) => {
    await work.query(
      `insert into ${kind}_collaborator (id, organisation_id, ${kind}_id, account_id, email_address, given_name, family_name, roles, invitation_status, created_at${extra.columns})
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10${extra.values})`,
      [
        work.newId(),
        record.organisationId,
        record.id,
        idOf("person", person),
        emailAddress ?? email,
        givenName,
        familyName,
        [...roles],
        invitationStatus,
        work.now,
        ...(kind === "draft" ? [hasApproved] : []),
      ],
    );
  });
}

export async function addViewer(
  app: App,
  kind: RecordKind,
  record: SharedRecord,
  person: PersonName,
): Promise<void> {
  await runWork(app, { system: "Set-up" }, async (work) => {
    await work.query(
      `insert into ${kind}_viewer (id, organisation_id, ${kind}_id, account_id, created_at) values ($1, $2, $3, $4, $5)`,
      [work.newId(), record.organisationId, record.id, idOf("person", person), work.now],
    );
  });
}

/** Takes a person off the record, whichever way they were on it. */
export async function stopSharing(
  app: App,
  kind: RecordKind,
  { id }: SharedRecord,
  person: PersonName,
): Promise<void> {
  await runWork(app, { system: "Set-up" }, async (work) => {
    for (const table of [`${kind}_collaborator`, `${kind}_viewer`])
      await work.query(`delete from ${table} where ${kind}_id = $1 and account_id = $2`, [
        id,
        idOf("person", person),
      ]);
  });
}

export async function removeMember(app: App, person: PersonName): Promise<void> {
  await runWork(app, { system: "Set-up" }, async (work) => {
    await work.query("delete from member where account_id = $1", [idOf("person", person)]);
  });
}

export async function addMember(
  app: App,
  person: PersonName,
  { organisation, role }: { organisation: OrganisationName; role: "ADMIN" | "USER" | "LIMITED_USER" },
): Promise<void> {
  if (!(organisation in ORGANISATIONS)) throw new Error("The cast has no such organisation.");
  await runWork(app, { system: "Set-up" }, async (work) => {
    await work.query(
      "insert into member (id, organisation_id, account_id, role, created_at) values ($1, $2, $3, $4, $5)",
      [work.newId(), idOf("organisation", organisation), idOf("person", person), role, work.now],
    );
  });
}
