-- When the one payment of a fee without periods falls due: null is at the end of the term, as every such fee was taken until now.

alter table document_cost add column recurring_single_payment text check (recurring_single_payment in ('AT_END', 'UPFRONT'));
alter table facility_cost add column recurring_single_payment text check (recurring_single_payment in ('AT_END', 'UPFRONT'));
