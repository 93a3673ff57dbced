-- The provider's own people narrow, keep and take away the invoices of all clients.

-- A list over all organisations is kept as views, which belong to none, and taken away as a file: beside those that are so already.
create procedure admit_provider_list(list text) language plpgsql set search_path = public, pg_temp as $$
declare
  place record;
  names text;
begin
  for place in select * from (values
    ('list_view', 'list_view_list_name_check', 'list_name in (%s)'),
    ('list_view', 'list_view_of_provider', '(organisation_id is null) = (list_name in (%s))'),
    ('export_job', 'export_job_kind_check', 'kind in (%s)')) places (of_table, named, condition)
  loop
    select string_agg(quote_literal(word[1]), ', ') into names
      from pg_constraint c, regexp_matches(pg_get_constraintdef(c.oid), '''(\w+)''', 'g') word
     where c.conrelid = place.of_table::regclass and c.conname = place.named;
    execute format('alter table %I drop constraint %I', place.of_table, place.named);
    execute format('alter table %I add constraint %I check (%s)', place.of_table, place.named,
      format(place.condition, names || ', ' || quote_literal(list)));
  end loop;
end $$;
revoke all on procedure admit_provider_list(text) from public;

call admit_provider_list('STAFF_INVOICES');

create index if not exists invoice_all_by_created on invoice (created_at, id);
create index if not exists invoice_all_by_total on invoice (total_cents, id);
create index if not exists invoice_all_by_paid on invoice (paid_at) where paid_at is not null;
