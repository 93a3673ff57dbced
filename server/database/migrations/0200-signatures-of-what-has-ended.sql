-- A bank that is still asked to sign the original of something that has ended is asked no longer.

select begin_system_work('Set-up', now());
update document_signature s set status = 'ENDED'
  from document d
 where d.id = s.document_id and s.status = 'REQUESTED' and d.closed_at is not null;
