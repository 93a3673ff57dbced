-- Staff find again what was issued: newest first, and by the number of its guarantee.

create index draft_established on draft (status_changed_at desc, id desc) where status = 'ESTABLISHED';

do $$ begin
  perform begin_system_work('Migration', clock_timestamp());
  update draft f set search_text = left(f.search_text || ' ' || lower(d.guarantee_number), 4000)
    from document d where d.original_draft_id = f.id and d.guarantee_number is not null;
  perform set_config('bondline.actor_kind', '', true);
end $$;
