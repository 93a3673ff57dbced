-- A draft's own work and that of its parts is locked in the order of ids, as whoever takes or steps several pieces of work at once locks them.

drop trigger keep_desk_work on draft;

create or replace function keep_desk_work_of_parts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  part record;
begin
  for part in
    select p.id, p.kinds from (
      select new.id, array['DRAFT_SUBMITTED', 'DRAFT_SENT_AGAIN'] as kinds where 'SUBMITTED' in (old.status, new.status)
      union all
      select r.id, array['REQUIRED_DOCUMENT'] from draft_required_document r where r.draft_id = new.id and r.overall_status = 'PENDING_APPROVAL'
      union all
      select w.id, array['WORDING_PROPOSAL'] from draft_wording_proposal w where w.draft_id = new.id and w.status = 'OPEN'
      union all
      select i.id, array['IDENTITY'] from draft_individual i where i.draft_id = new.id and i.verification_status in ('PENDING', 'LOCKED_OUT', 'MANUAL')) p
      left join desk_work k on k.subject_id = p.id and k.kind = any (p.kinds) and k.closed_at is null
     order by k.id
  loop
    perform keep_desk_work(part.id, part.kinds);
  end loop;
  return null;
end $$;
