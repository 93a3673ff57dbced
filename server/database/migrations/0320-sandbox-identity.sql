-- The books of the pretended identity-verification service. Whom they are about is sealed.

create table sandbox_verification (
  id              text    primary key,
  version         integer not null,
  token_hash      text    not null unique,
  state_encrypted bytea   not null
);
grant select, insert, update on sandbox_verification to bondline_app;
