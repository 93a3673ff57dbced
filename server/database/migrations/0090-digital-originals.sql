-- A document says how its original is delivered; a link to a digital one says when it was first opened.

alter table document add column delivery_type text check (delivery_type in ('COURIER', 'COLLECTION', 'DIGITAL'));
alter table document_handover add column opened_at timestamptz;

-- What was issued before is delivered as its draft says.
do $$ begin
  perform begin_system_work('Migration', clock_timestamp());
  update document d set delivery_type = f.delivery_type
    from draft f where f.id = d.original_draft_id and f.delivery_type is not null;
  perform set_config('bondline.actor_kind', '', true);
end $$;
