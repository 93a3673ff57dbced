// Invoices of a draft with their lines, as JSON children, newest first.

/** `draftId` is the SQL of the draft's id in the statement round it. */
export function invoiceChildren(draftId: string): string {
  return `(select coalesce(jsonb_agg(to_jsonb(i) || jsonb_build_object('lines',
      (select coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]') from invoice_line l where l.invoice_id = i.id)) order by i.created_at desc), '[]')
    from invoice i where i.draft_id = ${draftId})`;
}
