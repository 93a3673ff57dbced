-- People are told in the product, too, what becomes of an original: handovers and what is lost.

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in (
  'CHANGES_REQUESTED', 'DECLINED', 'PAYMENT_REQUESTED', 'PAYMENT_RECEIVED', 'ESTABLISHED', 'SUBMISSION_ARRIVED',
  'REFUND_DUE', 'REFUND_PAID', 'REFUND_TO_PAY', 'PAYMENT_UNMATCHED', 'SECURITY_HELD', 'SECURITY_RETURNED',
  'RETURN_ANSWERED', 'RETURN_EXPECTED', 'DOCUMENT_RETURNED',
  'REQUEST_ASKED', 'REQUEST_ACCEPTED', 'REQUEST_DECLINED', 'REQUEST_EXECUTED', 'REQUEST_WITHDRAWN', 'CLAIM_MADE', 'EXPIRY_NEARS',
  'HANDOVER_CONFIRMED', 'HANDOVER_LOCKED', 'HANDOVER_EXPIRED',
  'ORIGINAL_LOST', 'LOST_INDEMNITY', 'LOST_CONSENTED', 'LOST_REFUSED', 'ORIGINAL_FOUND'));
