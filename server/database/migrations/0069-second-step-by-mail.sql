-- Whoever must have a second step and has none shows with a mailed code that the address is theirs, before any secret is drawn.

alter table two_step_challenge
  -- Null: the second step is on already, and nothing was mailed.
  add column set_up_code_hash text,
  add column set_up_opened_at timestamptz;
