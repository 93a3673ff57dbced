-- What each line of an invoice charges or takes off, so that nobody has to tell it from its words; lines of before have what theirs say.
alter table invoice_line add column line_kind text;
update invoice_line set line_kind = case
  when description = 'Establishment Fee' then 'ESTABLISHMENT_FEE'
  when description = 'Establishment Fee Discount' then 'ESTABLISHMENT_FEE_AMOUNT'
  when description = 'Ongoing Fee Discount' then 'ONGOING_PERCENTAGE'
  when description = 'Referral Discount' then 'REFERRAL_AMOUNT'
  when description = 'Lifetime Fee' or description like '% Fee, first period' then 'FIRST_PERIOD'
  else 'ADDED' end;
alter table invoice_line add constraint invoice_line_kind check (line_kind in
  ('ESTABLISHMENT_FEE', 'FIRST_PERIOD', 'ONGOING_PERCENTAGE', 'ESTABLISHMENT_FEE_AMOUNT', 'REFERRAL_AMOUNT', 'ADDED'));
