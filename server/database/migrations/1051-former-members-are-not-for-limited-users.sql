-- Who belonged to a closed organisation is seen by those to whom it is wholly open, as its other records are; a limited user sees none.

alter policy visible on former_member
  using ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()))
  with check ((select actor_is_system()) or organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()));
