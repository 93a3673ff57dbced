-- Whoever is on drafts and documents by name finds their own rows by themselves: asking of each whether its record may be seen made a list of them slow.

alter policy visible on draft_collaborator
  using (account_id = (select actor_id()) or organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())
    or draft_is_visible(draft_id));

alter policy visible on document_collaborator
  using (account_id = (select actor_id()) or organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())
    or document_is_visible(document_id));
