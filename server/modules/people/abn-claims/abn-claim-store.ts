// Claims to ABNs in the database: SQL and nothing else. They are columns of the organisation that makes them.

import type { AccountId, OrganisationId } from "@bondline/domain/ids.ts";
import type {
  LookupOutcome,
  RegisteredStatus,
} from "@bondline/domain/parties/business-register/registered-business.ts";
import type { AbnStatus } from "@bondline/domain/people/organisations/abn-claim.ts";
import { findRow, listRows } from "../../../database/read-rows.ts";
import { updateRecord, updateRow } from "../../../database/write-row.ts";
import type { PageArguments } from "../../../graphql/list-page.ts";
import type { Transaction } from "../../../transaction/transaction.ts";
import type { AbnClaim, ClaimAdministrator } from "./abn-claim-record.ts";

const SAME_NUMBER = "right(c.abn, 9) = right(o.abn, 9) and c.id <> o.id";
/** Of the organisation `o`, in the order of their addresses. */
export const ADMINISTRATORS_OF_ORGANISATION = `(select coalesce(jsonb_agg(jsonb_build_object('given_name', a.given_name, 'family_name', a.family_name, 'email', a.email)
     order by a.email), '[]') from member m join account a on a.id = m.account_id where m.organisation_id = o.id and m.role = 'ADMIN')`;
const COLUMNS = `o.id, o.name, o.abn, o.address, o.entity_type, o.abn_status, o.legal_name, o.abn_decided_at, o.abn_decided_by, o.abn_decision_note,
  o.register_outcome, o.registered_name, o.registered_status, o.created_at, o.version,
  ${ADMINISTRATORS_OF_ORGANISATION} as administrators,
  (select count(*)::int from organisation c where ${SAME_NUMBER}) as other_claims,
  (select c.legal_name from organisation c where ${SAME_NUMBER} and c.abn_status = 'CONFIRMED') as held_by`;

export async function findClaim(tx: Transaction, id: OrganisationId): Promise<AbnClaim | undefined> {
  return await findRow<AbnClaim>(tx, `select ${COLUMNS} from organisation o where o.id = $1`, [id]);
}

export async function lockClaim(tx: Transaction, id: OrganisationId): Promise<void> {
  await tx.query("select 1 from organisation where id = $1 for no key update", [id]);
}

/** Oldest first. */
export async function listClaims(tx: Transaction, status: AbnStatus, list: PageArguments) {
  return await listRows<AbnClaim>(tx, list, {
    keyset: { column: "o.created_at", cast: "timestamptz", id: "o.id", direction: "ASC" },
    columns: COLUMNS,
    from: "organisation o",
    where: "o.abn_status = $1",
    values: [status],
  });
}

export type ClaimDecision = {
  status: AbnStatus;
  legalName: string | null;
  note: string;
  by: AccountId;
};

/** Breaks `organisation_confirmed_number` when another organisation is confirmed with the number. */
export async function saveClaimDecision(
  tx: Transaction,
  id: OrganisationId,
  { status, legalName, note, by }: ClaimDecision,
): Promise<void> {
  await updateRecord(tx, "organisation", id, {
    abnStatus: status,
    legalName,
    abnDecisionNote: note,
    abnDecidedBy: by,
    abnDecidedAt: tx.now,
  });
}

/** Whoever else claims the number of this organisation and was not told yet that it is not theirs. */
export async function listOtherClaims(
  tx: Transaction,
  id: OrganisationId,
): Promise<{ id: OrganisationId; name: string; administrators: ClaimAdministrator[] }[]> {
  return await tx.query(
    `select o.id, o.name, ${ADMINISTRATORS_OF_ORGANISATION} as administrators from organisation o join organisation c on ${SAME_NUMBER}
      where c.id = $1 and o.abn_status = 'UNCONFIRMED' order by o.id`,
    [id],
  );
}

export type RegisterAnswer = {
  outcome: LookupOutcome;
  name: string | null;
  status: RegisteredStatus | null;
};

/** What the register says is no change of the organisation's, so its version stays. */
export async function saveRegisterAnswer(
  tx: Transaction,
  id: OrganisationId,
  { outcome, name, status }: RegisterAnswer,
): Promise<void> {
  await updateRow(
    tx,
    "organisation",
    { id },
    { registerOutcome: outcome, registeredName: name, registeredStatus: status, registerCheckedAt: tx.now },
  );
}

export async function findNumberToCheck(tx: Transaction, id: OrganisationId): Promise<string | undefined> {
  const [found] = await tx.query<{ abn: string }>("select abn from organisation where id = $1", [id]);
  return found?.abn;
}

export async function findClaimStatus(tx: Transaction, id: OrganisationId): Promise<AbnStatus | undefined> {
  const [found] = await tx.query<{ abnStatus: AbnStatus }>(
    "select abn_status from organisation where id = $1",
    [id],
  );
  return found?.abnStatus;
}
