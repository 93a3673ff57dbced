-- Seals over the ends of the history's chains, signed by the server with a key that the database does not hold.

-- As far as the end of each chain was signed. Machinery: it says nothing about a record that its history does not.
create table history_sealed_head (
  root_type   text    not null,
  root_id     uuid    not null,
  sequence    integer not null,
  hash        bytea   not null,
  seal_number bigint  not null,
  signature   text    not null check (signature ~ '^[0-9a-f]{64}$'),
  primary key (root_type, root_id)
);

-- Each seal covers all sealed ends at once: how many there are, and what their signatures come to.
create table history_seal (
  number    bigint      primary key,
  sealed_at timestamptz not null,
  heads     bigint      not null,
  total     text        not null check (total ~ '^[0-9a-f]{64}$'),
  signature text        not null check (signature ~ '^[0-9a-f]{64}$')
);

-- Written by the portal's own work alone, and never taken away by it.
alter table history_sealed_head enable row level security;
alter table history_sealed_head force row level security;
create policy owner on history_sealed_head to current_user using (true) with check (true);
create policy system on history_sealed_head to bondline_app using ((select actor_is_system())) with check ((select actor_is_system()));
grant select, insert, update on history_sealed_head to bondline_app;
alter table history_seal enable row level security;
alter table history_seal force row level security;
create policy owner on history_seal to current_user using (true) with check (true);
create policy system on history_seal to bondline_app using ((select actor_is_system())) with check ((select actor_is_system()));
grant select, insert on history_seal to bondline_app;

-- Chains that have grown since they were sealed, with the signature that a new one replaces. A chain that no longer
-- holds what was sealed is left out: a new seal would cover up that it was cut.
create function history_heads_to_seal(most integer)
returns table (root_type text, root_id uuid, sequence integer, hash text, old_signature text)
language sql stable security definer set search_path = public, pg_temp as $$
  select h.root_type, h.root_id, h.sequence, encode(h.hash, 'hex'), s.signature
    from history_head h left join history_sealed_head s on s.root_type = h.root_type and s.root_id = h.root_id
   where actor_is_system()
     and (s.root_id is null or h.sequence > s.sequence and exists (
       select 1 from history_entry e
        where e.root_type = s.root_type and e.root_id = s.root_id and e.sequence = s.sequence and e.hash = s.hash))
   order by h.root_type, h.root_id limit most
$$;
revoke all on function history_heads_to_seal(integer) from public;
grant execute on function history_heads_to_seal(integer) to bondline_app;
