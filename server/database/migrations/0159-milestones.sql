-- A reduction may wait for a milestone in words: once somebody who loses by it has confirmed that it is reached, its day is that of the milestone.

alter table document_request
  add column milestone                   text check (length(milestone) between 1 and 255),
  add column milestone_reached_date      date,
  add column milestone_confirmed_by_name text,
  add column milestone_confirmed_at      timestamptz,
  add constraint document_request_milestone check (milestone is null or kind = 'REDUCTION'),
  add constraint document_request_milestone_reached check (
    (milestone_reached_date is null) = (milestone_confirmed_at is null) and (milestone_confirmed_by_name is null) = (milestone_confirmed_at is null)
    and (milestone_reached_date is null or milestone is not null)
    and (milestone is null or scheduled_date is not distinct from milestone_reached_date));
