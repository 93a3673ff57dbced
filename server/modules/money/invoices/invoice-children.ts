// Invoices of a draft with their lines, and the money about them that is not as it was asked for, as JSON children.

/** An invoice `i` with its lines in their order, and each time that it was asked for, the oldest first. */
export const WHOLE_INVOICE = `to_jsonb(i) || jsonb_build_object(
    'lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]') from invoice_line l where l.invoice_id = i.id),
    'intents', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'amount_cents', n.amount_cents, 'created_at', n.created_at,
        'declined_because', n.declined_because, 'is_disputed', n.is_disputed, 'refunded_cents', n.refunded_cents, 'status', n.status,
        'way', n.way) order by n.created_at, n.id), '[]') from payment_intent n where n.invoice_id = i.id))`;

/** Newest first. `draftId` is the SQL of the draft's id in the statement round it. */
export function invoiceChildren(draftId: string): string {
  return `(select coalesce(jsonb_agg(${WHOLE_INVOICE} order by i.created_at desc), '[]')
    from invoice i where i.draft_id = ${draftId})`;
}

/** What is or was due back of them, the oldest first. */
export function refundChildren(draftId: string): string {
  return `(select coalesce(json_agg(r order by r.created_at, r.id), '[]') from refund r where r.draft_id = ${draftId})`;
}

/** Payments that did not match, the oldest first; only the provider's own people have rows of them. */
export function unmatchedPaymentChildren(draftId: string): string {
  return `(select coalesce(json_agg(u order by u.created_at, u.id), '[]') from unmatched_payment u where u.draft_id = ${draftId})`;
}
