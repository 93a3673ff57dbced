-- A later period whose invoice was taken back because its fee had come to nothing, and whose guarantee is in force, is as one that nobody was asked for.

select begin_system_work('Set-up', now());
delete from subscription_period p using invoice i, document d
 where i.id = p.invoice_id and i.status = 'void' and d.original_draft_id = p.draft_id and d.closed_at is null;
