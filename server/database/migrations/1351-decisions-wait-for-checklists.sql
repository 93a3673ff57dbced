-- A decision waits for the required lines of its checklist, whichever statement takes it.

-- As the desk reads it: the list that held when the record was handed in, and of each line the newest step since then.
create function checklist_is_open(of_kind text, record uuid, begun timestamptz) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select 1
      from (select c.lines from desk_checklist c where c.kind = of_kind and c.starts_at <= begun order by c.number desc limit 1) held
     cross join jsonb_array_elements(held.lines) with ordinality as l(line, number)
     where (l.line ->> 'isRequired')::boolean
       and not coalesce((select s.is_ticked from checklist_step s
                          where s.record_id = record and s.begun_at = begun and s.line = l.number order by s.number desc limit 1), false))
$$;

create function refuse_open_checklist(table_name text) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'A required line of the checklist is open.' using errcode = 'check_violation', constraint = 'checklist_is_done', table = table_name;
end $$;

-- When it was handed in is read from the row as it stands, so that the statement that decides cannot say otherwise.
create function require_checklist() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if checklist_is_open(tg_argv[0], old.id, old.submitted_at) then
    perform refuse_open_checklist(tg_table_name);
  end if;
  return new;
end $$;
create trigger require_checklist before update of status on draft for each row
  when (old.status = 'SUBMITTED' and new.status in ('PENDING_PAYMENT', 'PROCESSING', 'ESTABLISHED')) execute function require_checklist('DRAFT');
create trigger require_checklist before update of status on facility_application for each row
  when (old.status = 'SUBMITTED' and new.status in ('PROCESSING', 'PENDING_PAYMENT', 'APPROVED', 'ESTABLISHED')) execute function require_checklist('FACILITY_APPLICATION');

-- The first of two approvals is a decision as well.
create function require_checklist_of_draft() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if checklist_is_open('DRAFT', new.draft_id, (select d.submitted_at from draft d where d.id = new.draft_id)) then
    perform refuse_open_checklist(tg_table_name);
  end if;
  return new;
end $$;
create trigger require_checklist before insert on draft_approval for each row execute function require_checklist_of_draft();

revoke all on function checklist_is_open(text, uuid, timestamptz), refuse_open_checklist(text), require_checklist(), require_checklist_of_draft() from public;
