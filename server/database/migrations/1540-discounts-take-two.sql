-- A draft's discount takes two people from a sum on, set by kind, and the database gives none alone where it knows the sum.

alter table provider
  add column second_from_bank_guarantee_discount_cents bigint check (second_from_bank_guarantee_discount_cents > 0),
  add column second_from_surety_bond_discount_cents bigint check (second_from_surety_bond_discount_cents > 0),
  add column second_from_cash_security_discount_cents bigint check (second_from_cash_security_discount_cents > 0),
  add column second_from_lease_bond_discount_cents bigint check (second_from_lease_bond_discount_cents > 0);

alter table step_approval
  drop constraint step_approval_step_check,
  add constraint step_approval_step_check check (step in (
    'SECURITY_RETURN', 'FACILITY_ESTABLISH', 'FACILITY_ARRANGED', 'FACILITY_RAISE', 'REFUND_TRANSFER', 'DRAFT_DISCOUNT'));

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
    when product in ('PROPERTY_BACKED', 'PROPERTY') then p.second_from_property_facility_cents
    else p.second_from_surety_facility_cents end from provider p
$$;

create function settle_draft_discount() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- The same discount as somebody else has approved; what its percentage comes to is known where fees are worked out.
  update step_approval a
     set status = 'CONFIRMED', decided_by = actor_id(), decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.step = 'DRAFT_DISCOUNT' and a.status = 'WAITING' and a.approved_by is distinct from actor_id()
     and (a.given->>'discountPercentage')::numeric is not distinct from new.discount_percentage
     and (a.given->>'establishmentFeeDiscountAmount')::numeric * 100 is not distinct from new.establishment_fee_discount_cents
     and (a.given->>'acceptedChannelPartnerId')::uuid is not distinct from new.accepted_channel_partner_id;
  if not found and new.establishment_fee_discount_cents is distinct from old.establishment_fee_discount_cents
     and new.establishment_fee_discount_cents >= second_step_from('DRAFT_DISCOUNT', new.process_type) then
    raise exception 'A second person has to approve this step.' using errcode = 'check_violation', constraint = 'step_approval_second_person', table = 'step_approval';
  end if;
  return new;
end $$;
create trigger settle_draft_discount before update of discount_percentage, establishment_fee_discount_cents, accepted_channel_partner_id on draft
  for each row execute function settle_draft_discount();

create function end_draft_discount() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update step_approval a set status = 'OUTDATED', decided_at = coalesce(actor_part(10)::timestamptz, clock_timestamp())
   where a.record_id = new.id and a.step = 'DRAFT_DISCOUNT' and a.status = 'WAITING';
  return null;
end $$;
-- What the first person has read of the fees is another sum, or nobody gives the draft a discount any more.
create trigger end_draft_discount after update on draft for each row
  when ((old.fee_summary_id, old.amount_cents, old.expires_at, old.process_type, old.discount_percentage, old.establishment_fee_discount_cents, old.accepted_channel_partner_id)
        is distinct from
        (new.fee_summary_id, new.amount_cents, new.expires_at, new.process_type, new.discount_percentage, new.establishment_fee_discount_cents, new.accepted_channel_partner_id)
        or old.status is distinct from new.status and new.status not in ('IDENTIFYING', 'SUBMITTED', 'CHANGES_REQUESTED'))
  execute function end_draft_discount();

revoke all on function settle_draft_discount(), end_draft_discount() from public;
