-- When somebody closed their account.

alter table account add column closed_at timestamptz;
