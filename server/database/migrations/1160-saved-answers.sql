-- What the provider's staff send again and again, kept under a title for all of them.

create table saved_answer (
  id         uuid        primary key,
  title      text        not null check (length(title) between 1 and 60),
  content    text        not null check (length(content) between 1 and 500),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version    integer     not null default 1
);
create index saved_answer_by_title on saved_answer (lower(title), id);
call make_business_table('saved_answer', 'Saved answer', 'saved_answer', 'id', 'title', '(select actor_is_provider())');
