// Security money in the statements of others: its movements beside a draft, and with what is asked for beside a document.

/** The oldest first. `draftId` is the SQL of the draft's id in the statement round it. */
export function securityMovements(draftId: string): string {
  return `(select coalesce(json_agg(m order by m.moved_date, m.created_at, m.id), '[]') from security_money m where m.draft_id = ${draftId})`;
}

/** Of the document `d`; null for one that came from no draft. */
export const SECURITY_OF_DOCUMENT = `(select jsonb_build_object('process_type', o.process_type, 'amount_cents', o.amount_cents, 'approved_at', o.approved_at,
    'draft_status', o.status, 'document_status', d.status, 'security_type_cash', f.security_type_cash, 'bank_name', s.trade_name,
    'movements', ${securityMovements("o.id")})
  from draft o left join fee_summary f on f.id = o.fee_summary_id left join supplier s on s.id = f.supplier_id where o.id = d.original_draft_id)`;
