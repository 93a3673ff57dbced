-- Until when the card provider takes evidence against a dispute, where it says so.

alter table payment_dispute add column evidence_due_at timestamptz;
