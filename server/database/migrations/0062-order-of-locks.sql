-- A facility is locked before anything that takes room on it is written, and nobody's lock stands in the way of a foreign key.

-- What a document or draft takes of its facility's limit.
create function room_taken(status text, amount_cents bigint) returns bigint language sql immutable as $$
  select case when status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED', 'IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED',
                              'PENDING_PAYMENT', 'PROCESSING') then coalesce(amount_cents, 0) else 0 end
$$;

-- Whoever wrote first held the foreign key's share of the facility's row and wanted the row alone afterwards: two who came at once
-- stood in each other's way, and the database had to end one of them. Now the row is waited for while nothing of it is held.
-- What comes to no facility and takes no more of one waits for nobody.
create function take_facility_in_turn() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' or old.facility_id is distinct from new.facility_id
     or room_taken(new.status, new.amount_cents) > room_taken(old.status, old.amount_cents) then
    perform 1 from facility where id = new.facility_id for no key update;
  end if;
  return new;
end $$;
create trigger take_facility_in_turn before insert or update of facility_id, amount_cents, status on document
  for each row when (new.facility_id is not null) execute function take_facility_in_turn();
create trigger take_facility_in_turn before insert or update of facility_id, amount_cents, status on draft
  for each row when (new.facility_id is not null) execute function take_facility_in_turn();

-- Looks at the facility's row when it is locked already.
create or replace function keep_within_facility() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held  facility;
  taken bigint;
  comes boolean := tg_op = 'INSERT' or old.facility_id is distinct from new.facility_id;
begin
  if not comes and room_taken(new.status, new.amount_cents) <= room_taken(old.status, old.amount_cents) then
    return null;
  end if;
  select * into held from facility where id = new.facility_id;
  if comes and (held.status <> 'ESTABLISHED' or (held.organisation_id <> new.organisation_id and not exists (
       select 1 from facility_share s where s.facility_id = held.id and s.shared_with_organisation_id = new.organisation_id))) then
    raise exception 'a facility that is not open to this organisation' using errcode = '23514', constraint = 'facility_is_open_to_it';
  end if;
  if room_taken(new.status, new.amount_cents) = 0 then
    return null;
  end if;
  select u.established_cents + u.projected_cents + u.drafts_cents into taken from facility_use(held.id) u;
  if taken > held.limit_cents then
    raise exception 'more than the facility has room for' using errcode = '23514', constraint = 'facility_room';
  end if;
  return null;
end $$;

-- The end of a sharing waits for the facility before it takes the sharing away, in the order of all others.
create function take_shared_facility_in_turn() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from facility where id = old.facility_id for no key update;
  return old;
end $$;
create trigger take_shared_facility_in_turn before delete on facility_share
  for each row execute function take_shared_facility_in_turn();

create or replace function keep_share_in_use() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from document o where o.facility_id = old.facility_id and o.organisation_id = old.shared_with_organisation_id
               and o.status in ('PENDING', 'ESTABLISHED', 'AWAITING_RETURN', 'PROJECTED'))
     or exists (select 1 from draft d where d.facility_id = old.facility_id and d.organisation_id = old.shared_with_organisation_id
               and d.status in ('IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED', 'PENDING_PAYMENT', 'PROCESSING')) then
    raise exception 'an organisation with something on the facility' using errcode = '23514', constraint = 'facility_share_in_use';
  end if;
  return null;
end $$;

-- A lock that keeps keys free: who becomes a member meanwhile names the organisation, and need not wait.
create or replace function keep_an_administrator() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from organisation where id = old.organisation_id for no key update;
  if not exists (select 1 from member where organisation_id = old.organisation_id and role = 'ADMIN') then
    raise exception 'an organisation needs an administrator' using errcode = '23514', constraint = 'member_keeps_an_administrator';
  end if;
  return null;
end $$;

revoke all on function room_taken(text, bigint), take_facility_in_turn(), take_shared_facility_in_turn() from public;
