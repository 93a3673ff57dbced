-- A figure of the books is an account's sum by day and kind, and its working the entries behind it in their order: both walk one index.

create index book_entry_in_order on book_entry (account, move_date, move_id) include (kind, amount_cents);
drop index book_entry_figure;
create index book_move_in_order on book_move (move_date, id);
