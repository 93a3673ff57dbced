-- A later period is invoiced too where nothing was saved that pays it by itself.

alter table subscription_period alter column subscription_id drop not null;

-- What is looked through for periods that begin soon: issued from a draft here, and in force.
create index document_in_force_issued on document (id)
  where original_draft_id is not null and closed_at is null and status in ('ESTABLISHED', 'AWAITING_RETURN');
