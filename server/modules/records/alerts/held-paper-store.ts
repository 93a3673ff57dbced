// What reminders and alerts say of paper that an organisation holds, as parts of their statements. SQL and nothing else.

/** The applicant of what is held, the beneficiary of all else; what an organisation received need not name its applicant. */
export const otherNameOf = (isShared: string) => `case
  when ${isShared} then coalesce(d.first_issuer_name, (select w.name from organisation_names(array[d.organisation_id]) w))
  when d.is_held then d.first_issuer_name else d.first_beneficiary_name end`;

/** With whom of the organisation that is told it is shared: nobody else of it can open it. */
export const NAMES_OF_HOLDERS = `array(select distinct a.given_name || ' ' || a.family_name from securities_shared() h
  join account a on a.id = h.account_id and a.status = 'ACTIVE' where h.document_id = d.id and h.organisation_id = o.id order by 1)`;
