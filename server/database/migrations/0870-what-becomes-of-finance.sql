-- An enquiry about finance goes on after its answer: settled once the money was paid out, closed by the provider, or withdrawn by who asked.

alter table finance_enquiry
  add column settled_amount_cents bigint check (settled_amount_cents > 0),
  add column settled_date         date,
  add column closing_reason       text   check (length(closing_reason) between 1 and 500),
  add column ended_by             uuid   references account,
  add column ended_at             timestamptz,
  drop constraint finance_enquiry_status_check,
  drop constraint finance_enquiry_answer,
  add constraint finance_enquiry_status_check
    check (status in ('OPEN', 'ANSWERED', 'SETTLED', 'CLOSED', 'WITHDRAWN')),
  add constraint finance_enquiry_answer
    check (num_nonnulls(answer_note, answered_by, answered_at) = any (
      case status when 'OPEN' then array[0] when 'ANSWERED' then array[3] when 'SETTLED' then array[3] else array[0, 3] end)),
  add constraint finance_enquiry_settlement
    check (num_nonnulls(settled_amount_cents, settled_date) = case status when 'SETTLED' then 2 else 0 end),
  add constraint finance_enquiry_closing check ((closing_reason is not null) = (status = 'CLOSED')),
  add constraint finance_enquiry_end
    check (num_nonnulls(ended_by, ended_at) = case when status in ('SETTLED', 'CLOSED', 'WITHDRAWN') then 2 else 0 end);

-- For the desk's list of each status.
drop index finance_enquiry_open;
create index finance_enquiry_status on finance_enquiry (status, created_at desc, id desc);
