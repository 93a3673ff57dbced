-- A facility or application that is left without a bank waits at none: its work ends there as with any other bank.

create or replace trigger keep_bank_work after insert or update on facility for each row
  when (new.is_system_facility) execute function keep_bank_work_of_row('id', '{ARRANGED_FACILITY}');
create or replace trigger keep_bank_work after insert or update of status, sent_to_supplier_at, supplier_id on facility_application for each row
  execute function keep_bank_work_of_row('id', '{APPLICATION}');

-- A facility that the night's work is about to archive is waited for: it would be archived beside what has just come back.
create or replace function bring_back_facility() returns trigger language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if tg_table_name <> 'facility' then
    perform 1 from facility_application where facility_id = new.facility_id for no key update;
    perform 1 from facility where id = new.facility_id for no key update;
    update facility set archived_at = null, updated_at = new.updated_at, version = version + 1 where id = new.facility_id and archived_at is not null;
  else
    update facility_application set archived_at = null, updated_at = new.updated_at, version = version + 1
     where facility_id = new.id and archived_at is not null;
  end if;
  return null;
end $$;
