-- Texts of mails: the operator's own subject and opening of a mail, each version a row from a moment on, never changed.

create table mail_text (
  id          uuid        primary key,
  provider_id uuid        not null references provider (id),
  -- The name of the template's example.
  template    text        not null check (length(template) between 1 and 100),
  -- Null: from then on the mail says again what comes with the portal.
  subject     text        check (length(subject) between 1 and 150),
  opening     text        check (length(opening) <= 2000),
  starts_at   timestamptz not null,
  change_id   uuid        not null unique references office_change (id),
  created_at  timestamptz not null,
  check ((subject is null) = (opening is null)),
  -- A version holds for the mails that are written until the next one of its template.
  unique (template, starts_at)
);
create index mail_text_provider on mail_text (provider_id);

call make_business_table('mail_text', 'Email text', 'provider', 'provider_id', 'template', '(select actor_is_provider())');

call admit_change_subject('MAIL_TEXT');

-- Whoever's work writes a mail writes it in the words of that moment; what is to come is the provider's alone.
create function mail_texts_at(at_time timestamptz) returns table (template text, subject text, opening text)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.template, t.subject, t.opening
    from (select distinct on (m.template) m.template, m.subject, m.opening
            from mail_text m where m.starts_at <= at_time order by m.template, m.starts_at desc) t
   where t.subject is not null
$$;
revoke all on function mail_texts_at(timestamptz) from public;
grant execute on function mail_texts_at(timestamptz) to bondline_app;
