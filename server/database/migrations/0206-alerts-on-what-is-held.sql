-- Alerts by a date tell an organisation of what it holds as well, and each of them is walked along the order of its date.

-- What is told of is not always the organisation's own document; what was sent of a record that is removed stays in the history.
alter table alert_delivery drop constraint alert_delivery_organisation_id_document_id_fkey;
alter table alert_delivery add constraint alert_delivery_document foreign key (document_id) references document (id) on delete cascade;

-- Of plain dates, since behind a row policy an index is entered by a column and not by what is made of it.
create index document_ends_by on document (organisation_id, expires_at, id)
  where expires_at is not null and status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN');
create index document_back_by on document (organisation_id, expected_return_date, id)
  where expected_return_date is not null and status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN');
create index document_bears_until on document (organisation_id, interest_end_date, id)
  where interest_end_date is not null and status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN');
