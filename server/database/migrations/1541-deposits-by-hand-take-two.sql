-- A deposit that is recorded by hand takes two people from a sum on, and the database says so.

alter table provider add column second_from_deposit_cents bigint check (second_from_deposit_cents > 0);

-- Who has confirmed what somebody else has recorded.
alter table payment add column confirmed_by uuid references account (id);

alter table step_approval
  drop constraint step_approval_step_check,
  add constraint step_approval_step_check check (step in (
    'SECURITY_RETURN', 'FACILITY_ESTABLISH', 'FACILITY_ARRANGED', 'FACILITY_RAISE', 'REFUND_TRANSFER', 'DRAFT_DISCOUNT', 'DRAFT_DEPOSIT'));

create or replace function second_step_from(step text, product text) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when step = 'REFUND_TRANSFER' then 0
    when step = 'SECURITY_RETURN' then coalesce(case product
      when 'BANK_GUARANTEE' then p.second_from_bank_guarantee_return_cents
      when 'SURETY_BOND' then p.second_from_surety_bond_return_cents
      when 'CASH_SECURITY' then p.second_from_cash_security_return_cents
      when 'LEASE_BOND' then p.second_from_lease_bond_return_cents end, p.second_from_security_return_cents)
    when step = 'DRAFT_DISCOUNT' then case product
      when 'BANK_GUARANTEE' then p.second_from_bank_guarantee_discount_cents
      when 'SURETY_BOND' then p.second_from_surety_bond_discount_cents
      when 'CASH_SECURITY' then p.second_from_cash_security_discount_cents
      when 'LEASE_BOND' then p.second_from_lease_bond_discount_cents end
    when step = 'DRAFT_DEPOSIT' then p.second_from_deposit_cents
    when product in ('PROPERTY_BACKED', 'PROPERTY') then p.second_from_property_facility_cents
    else p.second_from_surety_facility_cents end from provider p
$$;

create function settle_deposit_by_hand() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  by_one bigint;
begin
  update step_approval a
     set status = 'CONFIRMED', decided_by = actor_id(), decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.draft_id and a.step = 'DRAFT_DEPOSIT' and a.status = 'WAITING' and a.approved_by is distinct from actor_id()
     and a.amount_cents = new.amount_cents and a.given->>'invoiceId' = new.invoice_id::text;
  if found then
    new.confirmed_by := actor_id();
    return new;
  end if;
  -- A sum that takes two is not split into parts that take one.
  by_one := (select coalesce(sum(p.amount_cents), 0) from payment p
              where p.invoice_id = new.invoice_id and p.method = 'DEPOSIT' and p.bank_line_key is null and p.confirmed_by is null);
  if by_one + new.amount_cents >= second_step_from('DRAFT_DEPOSIT', '') then
    raise exception 'A second person has to approve this step.' using errcode = 'check_violation', constraint = 'step_approval_second_person', table = 'step_approval';
  end if;
  return new;
end $$;
-- A line of a bank statement is the bank's word.
create trigger settle_deposit_by_hand before insert on payment for each row when (new.method = 'DEPOSIT' and new.bank_line_key is null)
  execute function settle_deposit_by_hand();

create function end_deposits_by_hand() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.draft_id and a.step = 'DRAFT_DEPOSIT' and a.status = 'WAITING' and a.given->>'invoiceId' = new.id::text;
  return null;
end $$;
-- The invoice was paid another way, or is void.
create trigger end_deposits_by_hand after update of status on invoice for each row when (old.status = 'open' and new.status <> 'open')
  execute function end_deposits_by_hand();

revoke all on function settle_deposit_by_hand(), end_deposits_by_hand() from public;
