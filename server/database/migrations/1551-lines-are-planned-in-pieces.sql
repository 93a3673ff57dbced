-- The lines of a bank statement are planned piece by piece: what the lines before a piece leave open of an invoice is said by the last of them.

create index bank_line_aimed on bank_line (bank_statement_id, (case when invoice_id is null then suggested_invoice_id else invoice_id end), line_number);

-- A line that goes is looked for among those that repeat one.
create index bank_line_same on bank_line (same_as_line) where same_as_line is not null;
