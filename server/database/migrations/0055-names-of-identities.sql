-- How the sign-in provider was called when it was linked, so that the person knows it again on their profile.

alter table account_identity add column provider_name text not null default '' check (length(provider_name) <= 100);
