-- A first approval says in which currency its sum is: a refund goes back in the one in which the money came.

alter table step_approval add column currency text not null default 'AUD' check (currency ~ '^[A-Z]{3}$');

-- What waits is read as its refund stands.
select begin_system_work('Set-up', now());
update step_approval a set currency = r.currency,
       given = case a.status when 'WAITING' then a.given || jsonb_build_object(
         'amount', case r.currency when 'AUD' then '$' else r.currency || ' ' end || to_char(r.amount_cents / 100.0, 'FM999,999,999,990.00')) else a.given end
  from refund r where a.record_id = r.id and a.step = 'REFUND_TRANSFER';
