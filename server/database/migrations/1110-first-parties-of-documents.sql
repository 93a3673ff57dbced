-- The names that lists, sums and tasks show of a document: of its first beneficiary and its first issuer, kept beside it by its parties.

alter table document
  add column first_beneficiary_name  text,
  add column first_beneficiary_state text,
  add column first_issuer_name       text;

-- They say nothing that the history of the parties has not said.
do $$
begin
  execute replace(pg_get_functiondef('write_history()'::regprocedure), '''search_text'', ',
    '''search_text'', ''first_beneficiary_name'', ''first_beneficiary_state'', ''first_issuer_name'', ');
end $$;

create function keep_first_parties() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update document d
     set first_beneficiary_name = f.beneficiary_name, first_beneficiary_state = f.beneficiary_state, first_issuer_name = f.issuer_name
    from (select p.document_id,
                 (array_agg(p.name order by p.position) filter (where p.party_variant = 'BENEFICIARY'))[1] as beneficiary_name,
                 (array_agg(p.state order by p.position) filter (where p.party_variant = 'BENEFICIARY'))[1] as beneficiary_state,
                 (array_agg(p.name order by p.position) filter (where p.party_variant = 'ISSUER'))[1] as issuer_name
            from document_party p where p.document_id in (select c.document_id from changed c) group by p.document_id) f
   where d.id = f.document_id
     and (d.first_beneficiary_name, d.first_beneficiary_state, d.first_issuer_name)
         is distinct from (f.beneficiary_name, f.beneficiary_state, f.issuer_name);
  return null;
end $$;

revoke all on function keep_first_parties() from public;

-- Rows that are there, as one change of each would have left them.
select begin_system_work('Set-up', now());
update document d
   set first_beneficiary_name = b.name, first_beneficiary_state = b.state, first_issuer_name = i.name
  from document e
  left join lateral (select p.name, p.state from document_party p
    where p.document_id = e.id and p.party_variant = 'BENEFICIARY' order by p.position limit 1) b on true
  left join lateral (select p.name from document_party p
    where p.document_id = e.id and p.party_variant = 'ISSUER' order by p.position limit 1) i on true
 where d.id = e.id and (b.name is not null or i.name is not null);

create trigger keep_first_parties_of_new after insert on document_party
  referencing new table as changed for each statement execute function keep_first_parties();
create trigger keep_first_parties_of_changed after update on document_party
  referencing new table as changed for each statement execute function keep_first_parties();
-- Of a document that goes with all its parties nothing is written.
create trigger keep_first_parties_of_removed after delete on document_party
  referencing old table as changed for each statement execute function keep_first_parties();

create index document_of_beneficiary on document (organisation_id, first_beneficiary_name, (coalesce(expires_at, date '9999-12-31')), id);
create index document_of_bank on document (organisation_id, bank_name, (coalesce(expires_at, date '9999-12-31')), id);
