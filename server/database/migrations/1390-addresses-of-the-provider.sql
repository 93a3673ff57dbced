-- Where clients write to for help, and where the provider reads of enquiries and payments: changed on its settings page, with history.

alter table provider
  add column support_email  text check (length(support_email) <= 255),
  add column operator_email text check (length(operator_email) <= 255);
