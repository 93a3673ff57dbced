-- Each line of an invoice keeps the days that it is for; those of before have the days that their words, or their period, say.

alter table invoice_line
  add column period_from_date  date,
  -- The first day that it is not for.
  add column period_until_date date,
  add constraint invoice_line_period check
    ((period_from_date is null and period_until_date is null) or coalesce(period_until_date > period_from_date, false));

select begin_system_work('Set-up', now());

update invoice_line l set period_from_date = p.start_date, period_until_date = p.end_date
  from subscription_period p where p.invoice_id = l.invoice_id and l.line_kind = 'LATER_PERIOD';

-- A first period is priced from the day of its invoice on. A lifetime, and words that are none of these, have no end that is known.
with first_period as (
  select l.invoice_id, (i.created_at at time zone 'Australia/Sydney')::date as from_date,
         case
           when l.description in ('Monthly fee, first month', 'Monthly Fee, first period') then 1
           when l.description in ('Quarterly fee, first 3 months', 'Quarterly Fee, first period') then 3
           when l.description in ('Half-yearly fee, first 6 months', 'Biannual Fee, first period') then 6
           when l.description in ('Yearly fee, first year', 'Annual Fee, first period') then 12
           when l.description in ('Fee for the first 2 years', '2 Years Fee, first period') then 24
           when l.description in ('Fee for the first 3 years', '3 Years Fee, first period') then 36
           else substring(l.description from '^Fee for the first (\d{1,3}) months$')::int end as months
    from invoice_line l join invoice i on i.id = l.invoice_id where l.line_kind = 'FIRST_PERIOD')
update invoice_line l set period_from_date = f.from_date, period_until_date = (f.from_date + make_interval(months => f.months))::date
  from first_period f
 where l.invoice_id = f.invoice_id and l.line_kind in ('FIRST_PERIOD', 'ONGOING_PERCENTAGE', 'REFERRAL_AMOUNT') and f.months > 0;

set constraints all immediate;

create index invoice_line_period_until on invoice_line (period_until_date) where period_until_date is not null;
