-- What the provider gives to one organisation is proposed and approved by two, and a draft keeps what held when it was first submitted.

alter table office_change
  drop constraint office_change_subject_check,
  add constraint office_change_subject_check check (subject in ('CLIENT_DISCOUNT', 'DEPOSIT_ACCOUNT', 'PRODUCT'));
create index office_change_of_subject on office_change (subject, subject_id);

alter table draft
  add column organisation_discount_percentage numeric(5,2) check (organisation_discount_percentage between 0 and 100);

create index organisation_by_name on organisation (lower(name), id);
