// Which documents an organisation holds as beneficiary: the one set that its register, its reports and their sums are made of. SQL and nothing else.

/** As shared with the reader by name for the beneficiary's side. */
const sharedAsBeneficiary = (document: string) => `exists (select 1 from document_collaborator c
  where c.document_id = ${document}.id and c.account_id = (select actor_id()) and c.invitation_status = 'ACCEPTED' and 'BENEFICIARY' = any (c.roles))`;

/** Two records, `m` and `d`, of one paper, of which the reader may see both: never by the rights of a side that sees everything. */
export const OF_ONE_PAPER = `guarantee_number_key(m.guarantee_number) = guarantee_number_key(d.guarantee_number)
  and coalesce(m.bank_key, bank_name_key(m.bank_name)) = coalesce(d.bank_key, bank_name_key(d.bank_name))
  and m.guarantee_number is not null and m.organisation_id <> d.organisation_id and m.is_held <> d.is_held`;

export const ADDED =
  "exists (select 1 from document_viewer v where v.document_id = d.id and v.account_id = (select actor_id()))";

/**
 * The organisation's (`$1`) own records of paper that it received, of a limited member those that they were added to. What was shared stands
 * for its paper, and follows it; the organisation's own record of the same paper is compared with it.
 */
export const receivedBy = (
  onlyAdded: string,
) => `d.organisation_id = $1 and d.is_held and (not ${onlyAdded} or ${ADDED})
  and not exists (select 1 from document m where m.id = any ((select actor_documents())::uuid[]) and ${OF_ONE_PAPER} and ${sharedAsBeneficiary("m")})`;

/** Of other organisations, shared with the reader for this one (`$1`). */
export const SHARED_WITH_READER = "d.id in (select securities_shared_with((select actor_id()), $1))";
