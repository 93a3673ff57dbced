-- Issued paper has a check code for people and a longer one for links; whoever asks whether it still holds is written down.

-- Of 32 letters and digits that are not taken for one another: five bits each, and no more than 32 of them.
create function drawn_code(length integer) returns text language sql volatile set search_path = pg_catalog as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(drawn.bytes, place) % 32 + 1, 1), '' order by place)
    from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) drawn, generate_series(0, length - 1) place
$$;
revoke all on function drawn_code(integer) from public;
grant execute on function drawn_code(integer) to bondline_app;

-- The default is drawn for each row that is there, which writes the table anew once.
alter table document
  add column check_code        text not null default drawn_code(8)  check (length(check_code) = 8),
  add column verification_code text not null default drawn_code(26) check (length(verification_code) = 26);
create unique index document_verification_code on document (verification_code);
create index document_verified_number on document (guarantee_number_key(guarantee_number))
  where is_system_document and guarantee_number is not null;
create index document_paper_hash on document_attachment (sha256) where variant = 'ISSUED_PAPER';

-- Only ever added to. It says nothing of who asked: whoever holds the paper may ask without being known.
create table document_look_up (
  id              uuid        primary key,
  organisation_id uuid        not null,
  document_id     uuid        not null,
  way             text        not null check (way in ('NUMBER', 'LINK', 'FILE')),
  outcome         text        not null check (outcome in
    ('CURRENT', 'AMENDED', 'REDUCED', 'SUPERSEDED', 'EXPIRED', 'CLAIMED', 'CANCELLED', 'RETURNED', 'UNKNOWN')),
  created_at      timestamptz not null,
  foreign key (organisation_id, document_id) references document (organisation_id, id)
);
create index document_look_up_newest on document_look_up (document_id, created_at desc, id desc);

alter table document_look_up enable row level security;
alter table document_look_up force row level security;
create policy owner on document_look_up to current_user using (true) with check (true);
create policy visible on document_look_up for select to bondline_app using
  ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()) or document_is_visible(document_id));
create policy written on document_look_up for insert to bondline_app with check ((select actor_is_system()));
grant select, insert on document_look_up to bondline_app;
