-- A refund goes back by one way at a time, whichever statement says so: by bank transfer or to the card.

create function keep_refund_to_one_way() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status = 'SENT' and old.status = 'DUE' and (old.transfer_agreed_at is not null or exists (
       select from step_approval a where a.record_id = new.id and a.step = 'REFUND_TRANSFER' and a.status = 'WAITING'))
     or new.transfer_agreed_at is not null and old.transfer_agreed_at is null and exists (
       select from office_change c where c.subject = 'CARD_REFUND' and c.subject_id = new.id and c.status = 'PROPOSED') then
    raise exception 'A refund goes back by one way.' using errcode = 'check_violation';
  end if;
  return new;
end $$;
-- By its name before what settles the approvals of a transfer.
create trigger keep_refund_to_one_way before update of status, transfer_agreed_at on refund for each row execute function keep_refund_to_one_way();

revoke all on function keep_refund_to_one_way() from public;
