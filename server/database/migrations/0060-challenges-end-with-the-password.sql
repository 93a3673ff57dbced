-- Whoever changes the password ends the sign-ins that began with the old one, and so comes to them as to the rest of the second step.

alter policy visible on two_step_challenge
  using ((select actor_is_system()) or account_id = (select actor_id()))
  with check ((select actor_is_system()) or account_id = (select actor_id()));
