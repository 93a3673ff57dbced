-- A message is claimed, handed over outside any transaction, and then marked: a slow mail server holds neither rows nor connections.
alter table mail_message
  add column claimed_until timestamptz,
  -- What it says is of no use afterwards, as with a code that has run out.
  add column send_before   timestamptz;

-- What still waits, the least tried first.
create index mail_message_waiting on mail_message (attempts, created_at, id) where status = 'QUEUED';
