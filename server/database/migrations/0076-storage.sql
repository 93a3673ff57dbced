-- How much each organisation keeps, and how much each person has announced that has not come: counted with every change, by rows that those who come at once take turns at.
create table storage_use (
  holder    text   not null check (holder in ('organisation', 'person')),
  holder_id uuid   not null,
  bytes     bigint not null check (bytes >= 0),
  primary key (holder, holder_id)
);
comment on table storage_use is 'An organisation: every file of its drafts whose bytes are kept or may still come. A person: what was announced and has not come.';

-- The bytes of an infected file are thrown away, and one that has come is no longer waited for.
create function storage_kept(file draft_attachment) returns bigint language sql immutable as $$
  select case when file.infected_file_status = 'INFECTED' then 0 else file.file_size end::bigint
$$;
create function storage_waiting(file draft_attachment) returns bigint language sql immutable as $$
  select case when file.received_at is null then file.file_size else 0 end::bigint
$$;

insert into storage_use (holder, holder_id, bytes)
select 'organisation', a.organisation_id, sum(storage_kept(a)) from draft_attachment a group by 2
union all
select 'person', a.uploaded_by, sum(storage_waiting(a)) from draft_attachment a group by 2;

-- What is given back was counted before, so that only what is taken can be the first of its holder.
create function count_storage_of(counted text, id uuid, more bigint) returns void language plpgsql as $$
begin
  if more = 0 then
    return;
  end if;
  update storage_use set bytes = bytes + more where holder = counted and holder_id = id;
  if not found then
    insert into storage_use as u (holder, holder_id, bytes) values (counted, id, more)
    on conflict (holder, holder_id) do update set bytes = u.bytes + excluded.bytes;
  end if;
end $$;

-- The organisation first and the person after it, always, so that no two wait for each other.
create function count_storage() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kept    bigint := 0;
  waiting bigint := 0;
  present draft_attachment := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op <> 'INSERT' then
    kept := kept - storage_kept(old);
    waiting := waiting - storage_waiting(old);
  end if;
  if tg_op <> 'DELETE' then
    kept := kept + storage_kept(new);
    waiting := waiting + storage_waiting(new);
  end if;
  perform count_storage_of('organisation', present.organisation_id, kept);
  perform count_storage_of('person', present.uploaded_by, waiting);
  return null;
end $$;
create trigger count_storage after insert or delete or update of file_size, infected_file_status, received_at on draft_attachment
  for each row execute function count_storage();

-- Whoever attaches to a draft that was shared sees no row of its organisation's; the sum alone tells nobody anything.
create function storage_used(counted text, id uuid) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce((select bytes from storage_use where holder = counted and holder_id = id), 0)
$$;

revoke all on function storage_kept(draft_attachment), storage_waiting(draft_attachment), count_storage_of(text, uuid, bigint), count_storage(), storage_used(text, uuid) from public;
grant execute on function storage_used(text, uuid) to bondline_app;
