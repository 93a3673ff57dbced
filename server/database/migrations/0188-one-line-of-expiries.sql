-- Reminders walk along what is open in the order in which it ends; many end at the same instant, so that the id belongs to the place.

drop index document_expiring;
create index document_expiring on document (expiry_instant, id) where status in ('ESTABLISHED', 'AWAITING_RETURN');
