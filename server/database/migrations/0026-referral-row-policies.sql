-- A limited user sees nothing of an organisation by itself, and what a draft used of a credit is seen with the draft, as its invoice is.

alter policy visible on organisation_channel_partner
  using (organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()))
  with check (organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()));

alter policy visible on referral_credit_use
  using (organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider())
    or exists (select 1 from draft d where d.id = referral_credit_use.draft_id))
  with check (organisation_id = any ((select actor_organisations())::uuid[]) or (select actor_is_provider()));
