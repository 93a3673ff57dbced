-- What was attached to a mail of the sandbox, by name and size: its page shows what a mailbox would.
alter table sandbox_mail add column attached text[] not null default '{}';
