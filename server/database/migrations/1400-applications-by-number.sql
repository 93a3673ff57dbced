-- The desk finds every application that was sent by its number, also one that is over.

create index facility_application_desk_reference_key on facility_application (guarantee_number_key(reference_number) text_pattern_ops)
  where status <> 'DRAFT' and archived_at is null;
