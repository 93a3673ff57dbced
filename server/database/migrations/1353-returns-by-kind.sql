-- From which sum giving security money back takes two people is set by kind; a kind without a sum of its own has that of all kinds.

alter table provider
  add column second_from_bank_guarantee_return_cents bigint check (second_from_bank_guarantee_return_cents > 0),
  add column second_from_surety_bond_return_cents bigint check (second_from_surety_bond_return_cents > 0),
  add column second_from_cash_security_return_cents bigint check (second_from_cash_security_return_cents > 0),
  add column second_from_lease_bond_return_cents bigint check (second_from_lease_bond_return_cents > 0);

-- By the kind of a draft whose security goes back; by the type of an application's facility; by the security of one that is arranged, which has no type.
create or replace function second_step_from(step text, product text) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select case
    when step = 'SECURITY_RETURN' then coalesce(case product
      when 'BANK_GUARANTEE' then p.second_from_bank_guarantee_return_cents
      when 'SURETY_BOND' then p.second_from_surety_bond_return_cents
      when 'CASH_SECURITY' then p.second_from_cash_security_return_cents
      when 'LEASE_BOND' then p.second_from_lease_bond_return_cents end, p.second_from_security_return_cents)
    when product in ('PROPERTY_BACKED', 'PROPERTY') then p.second_from_property_facility_cents
    else p.second_from_surety_facility_cents end from provider p
$$;

create or replace function settle_security_return() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform settle_step_approval('SECURITY_RETURN', new.draft_id, new.amount_cents, (select d.process_type from draft d where d.id = new.draft_id));
  return new;
end $$;
