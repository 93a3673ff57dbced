-- A bank's guarantee number stands on one issued document, whoever holds it and however it is spelled.

-- As domain/documents/guarantee-number.ts reads it: what differs in letters or digits differs, and nothing else does.
create function guarantee_number_key(number text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(number, NFKC), '[^A-Za-z0-9]', '', 'g') collate "C")
$$;

-- The name of a bank without its spacing, its marks, and the words that say what kind of company it is.
create function bank_name_key(name text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(
    ' ' || btrim(regexp_replace(lower(normalize(name, NFKC) collate "C"), '[\u0020-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\ufeff]+', ' ', 'g')) || ' ',
    '( (limited|ltd|proprietary|pty|incorporated|inc|plc))+ $', '', 'g'), ' ', '', 'g')
$$;
revoke all on function guarantee_number_key(text), bank_name_key(text) from public;
grant execute on function guarantee_number_key(text), bank_name_key(text) to bondline_app;

-- The bank under one name: a supplier of the portal may be called by its trade name. Empty on what was recorded before.
alter table document
  add column bank_key            text,
  add column has_disputed_number boolean not null default false;

create function keep_document_number() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.bank_key := coalesce(
    (select bank_name_key(s.name) from supplier s
      where s.id = new.supplier_id or (new.supplier_id is null and bank_name_key(new.bank_name) in (bank_name_key(s.name), bank_name_key(s.trade_name)))
      order by s.created_at, s.id limit 1),
    bank_name_key(new.bank_name));
  -- Another number is another matter.
  if tg_op = 'UPDATE' and guarantee_number_key(new.guarantee_number) is distinct from guarantee_number_key(old.guarantee_number) then
    new.has_disputed_number := false;
  end if;
  return new;
end $$;
revoke all on function keep_document_number() from public;
create trigger keep_document_number before insert or update of bank_name, supplier_id, guarantee_number on document
  for each row execute function keep_document_number();

-- What stands twice already keeps its place and is marked, all but the oldest; `npm run doctor` names it until it is mended.
select set_config('bondline.actor_kind', 'system', true), set_config('bondline.actor_label', 'Set-up', true);
update document set has_disputed_number = true where id in (
  select id from (
    select id, row_number() over (partition by organisation_id, bank_name_key(bank_name), guarantee_number_key(guarantee_number) order by created_at, id) as place
      from document where guarantee_number is not null and bank_name is not null
    union all
    select id, row_number() over (partition by supplier_id, guarantee_number_key(guarantee_number) order by created_at, id)
      from document where guarantee_number is not null and is_system_document and supplier_id is not null) numbered
   where place > 1);

drop index document_guarantee_number;
alter table document drop column guarantee_number_key;
create unique index document_number_issued on document (supplier_id, guarantee_number_key(guarantee_number))
  where is_system_document and guarantee_number is not null and not has_disputed_number;
create unique index document_number_recorded on document (organisation_id, coalesce(bank_key, bank_name_key(bank_name)), guarantee_number_key(guarantee_number))
  where guarantee_number is not null and not has_disputed_number;
