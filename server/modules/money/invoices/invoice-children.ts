// Invoices of a draft with their lines, and the money about them that is not as it was asked for, as JSON children.

import { DEFAULT_ZONE } from "@bondline/domain/values/time/business-time.ts";

/** An invoice `i` with its lines in their order, each time that it was asked for and its credit notes, the oldest first. */
export const WHOLE_INVOICE = `to_jsonb(i) || jsonb_build_object(
    'lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.position), '[]') from invoice_line l where l.invoice_id = i.id),
    'intents', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'amount_cents', n.amount_cents, 'created_at', n.created_at,
        'declined_because', n.declined_because, 'is_disputed', n.is_disputed, 'refunded_cents', n.refunded_cents, 'status', n.status,
        'way', n.way, 'dispute_status', (select s.status from payment_dispute s where s.provider_payment_id = n.provider_payment_id order by s.created_at desc, s.id desc limit 1),
        'evidence_due_at', (select min(s.evidence_due_at) from payment_dispute s where s.provider_payment_id = n.provider_payment_id and s.status = 'OPEN')) order by n.created_at, n.id), '[]') from payment_intent n where n.invoice_id = i.id),
    'credit_notes', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'credit_note_number', c.credit_note_number, 'reason', c.reason,
        'gst_cents', c.gst_cents, 'total_cents', c.total_cents, 'created_at', c.created_at, 'lines', (
          select jsonb_agg(jsonb_build_object('amount_cents', t.amount_cents, 'gst_cents', t.gst_cents, 'position', l.position,
              'description', l.description, 'tax_treatment', l.tax_treatment) order by l.position)
            from credit_note_line t join invoice_line l on l.id = t.invoice_line_id where t.credit_note_id = c.id))
        order by c.created_at, c.id), '[]') from credit_note c where c.invoice_id = i.id),
    'is_credit_awaiting_approval', exists (
      select from office_change o where o.subject = 'CREDIT_NOTE' and o.subject_id = i.id and o.status = 'PROPOSED'))`;

/** Newest first. `draftId` is the SQL of the draft's id in the statement round it. */
export function invoiceChildren(draftId: string): string {
  return `(select coalesce(jsonb_agg(${WHOLE_INVOICE} order by i.created_at desc), '[]')
    from invoice i where i.draft_id = ${draftId})`;
}

/** What is or was due back of them, the oldest first. */
export function refundChildren(draftId: string): string {
  return `(select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object(
      'came_by', coalesce(p.method, u.method), 'came_date', coalesce(p.received_date, (u.created_at at time zone '${DEFAULT_ZONE}')::date),
      'is_disputed', coalesce(n.is_disputed, false), 'dispute_status', (select s.status from payment_dispute s
        where s.provider_payment_id = coalesce(p.provider_payment_id, u.provider_payment_id) order by s.created_at desc, s.id desc limit 1), 'is_transfer_waiting', exists (
        select from step_approval a where a.record_id = r.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING'), 'is_awaiting_approval', exists (
        select from office_change c where c.subject = 'CARD_REFUND' and c.subject_id = r.id and c.status = 'PROPOSED')) order by r.created_at, r.id), '[]')
    from refund r left join payment p on p.id = r.payment_id left join unmatched_payment u on u.id = r.unmatched_payment_id
      left join payment_intent n on n.invoice_id = r.invoice_id and n.provider_payment_id = coalesce(p.provider_payment_id, u.provider_payment_id)
   where r.draft_id = ${draftId})`;
}

/** Payments that did not match, the oldest first; only the provider's own people have rows of them. */
export function unmatchedPaymentChildren(draftId: string): string {
  return `(select coalesce(json_agg(u order by u.created_at, u.id), '[]') from unmatched_payment u where u.draft_id = ${draftId})`;
}
