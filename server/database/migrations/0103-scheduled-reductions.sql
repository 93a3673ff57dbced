-- Reductions on a day to come: accepted before, and done by the portal when the day is there.

alter table document_request add column scheduled_date date;
alter table document_request add constraint document_request_scheduled check (scheduled_date is null or kind = 'REDUCTION');
create index document_request_scheduled on document_request (scheduled_date, id) where status = 'ACCEPTED' and scheduled_date is not null;
