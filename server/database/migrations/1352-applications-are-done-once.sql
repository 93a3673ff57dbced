-- An application whose facility a second person confirms is no work in between.

-- What is confirmed or out of date is so by a step of the application, whose own trigger follows it: until that
-- statement has ended it still stands as approved, and would come to the desk and leave it within one call.
create or replace trigger keep_desk_work_of_application after insert or update of status on step_approval for each row
  when (new.step = 'FACILITY_ESTABLISH' and new.status in ('WAITING', 'DECLINED', 'TAKEN_BACK'))
  execute function keep_desk_work_of_row('record_id', '{APPLICATION}');
