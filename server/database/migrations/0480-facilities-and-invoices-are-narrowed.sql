-- Lists of facilities and invoices are narrowed, kept as views and taken away as files.

create index if not exists facility_words on facility using gin (organisation_id, search_text gin_trgm_ops);
create index if not exists facility_started on facility (organisation_id, start_date, id);
create index if not exists facility_of_security on facility (organisation_id, security_type, id) where security_type is not null;

create index if not exists invoice_by_total on invoice (organisation_id, total_cents desc, id desc);
create index if not exists invoice_by_payment on invoice (organisation_id, payment_status, created_at desc, id desc);
create index if not exists invoice_paid_at on invoice (organisation_id, paid_at, id) where paid_at is not null;

alter table list_view drop constraint list_view_list_name_check;
alter table list_view add constraint list_view_list_name_check check (list_name in ('DOCUMENTS', 'FACILITIES', 'INVOICES'));
