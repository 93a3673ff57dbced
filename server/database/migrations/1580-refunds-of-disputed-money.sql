-- What a payer's bank has given back of a disputed payment is not paid back a second time: the refund is paid by the dispute that was lost, and waits for one that is open.

alter table refund
  drop constraint refund_paid_method_check,
  add constraint refund_paid_method_check check (paid_method in ('BANK_TRANSFER', 'CARD_PROVIDER', 'DISPUTE')),
  drop constraint refund_paid,
  add constraint refund_paid check (
    num_nonnulls(paid_date, paid_method, paid_reference, paid_at) = case when status = 'PAID' then 4 else 0 end
    and (paid_by is not null) = (status = 'PAID' and coalesce(paid_method, '') <> 'DISPUTE') and (status = 'PAID' or paid_note is null));

create function refund_disputes(refund uuid) returns setof payment_dispute language sql stable set search_path = public, pg_temp as $$
  select d.* from refund r left join payment p on p.id = r.payment_id left join unmatched_payment u on u.id = r.unmatched_payment_id
    join payment_dispute d on d.provider_payment_id = coalesce(p.provider_payment_id, u.provider_payment_id) and d.currency = r.currency
   where r.id = refund
$$;
revoke all on function refund_disputes(uuid) from public;

create or replace function settle_refund_transfer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.transfer_agreed_at is not null and new.transfer_agreed_at is distinct from old.transfer_agreed_at then
    if exists (select from refund_disputes(new.id) d where d.status = 'OPEN') then
      raise exception 'A refund of disputed money waits.' using errcode = 'check_violation';
    end if;
    perform settle_step_approval('REFUND_TRANSFER', new.id, new.amount_cents, '');
  end if;
  -- What went through the card provider was agreed on there, and has its key; what the payer's bank has given back was lost to it.
  if new.status = 'PAID' and old.status <> 'PAID' and (case new.paid_method
       when 'BANK_TRANSFER' then new.transfer_agreed_at is null
       when 'DISPUTE' then not exists (select from refund_disputes(new.id) d where d.status = 'LOST')
       else new.refund_key is null end) then
    raise exception 'Two people have to approve this refund.' using errcode = 'check_violation', constraint = 'refund_approved_by_two', table = 'refund';
  end if;
  return new;
end $$;

-- The dispute has cost the amount already: by the refund that it has paid it is no cost.
do $$
declare
  was constant text := pg_get_viewdef('money_movement'::regclass);
  card constant text := 'WHEN ''CARD_PROVIDER''::text THEN ''CARD_CLEARING''::text';
begin
  if array_length(string_to_array(was, card), 1) <> 2 then
    raise exception 'money_movement says otherwise how refunds are paid';
  end if;
  execute 'create or replace view money_movement as ' || replace(was, card, card || ' WHEN ''DISPUTE''::text THEN ''DISPUTE_COSTS''::text');
end $$;

-- What stands due of disputes that were lost before.
select begin_system_work('Set-up', now());
update refund r set status = 'PAID', paid_method = 'DISPUTE', paid_date = (now() at time zone 'Australia/Sydney')::date, paid_at = now(),
       paid_reference = (select left(max(d.provider_dispute_id), 100) from refund_disputes(r.id) d where d.status = 'LOST')
 where r.status = 'DUE' and r.transfer_agreed_at is null and (
   select sum(o.amount_cents) from refund o left join payment p on p.id = o.payment_id left join unmatched_payment u on u.id = o.unmatched_payment_id
    where o.status = 'DUE' and o.invoice_id = r.invoice_id and coalesce(p.provider_payment_id, u.provider_payment_id) = (select max(d.provider_payment_id) from refund_disputes(r.id) d))
   <= (select sum(d.amount_cents) from refund_disputes(r.id) d where d.status = 'LOST');
