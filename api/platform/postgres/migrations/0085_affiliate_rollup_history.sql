-- Which rollup an affiliate belonged to, from when until when: what came while it did stays in that rollup's sums.
create table affiliate_rollup_membership (
  affiliate_id text collate "C" not null references affiliate,
  rollup_id text collate "C" not null references affiliate_rollup,
  valid_from timestamptz not null,
  valid_until timestamptz,
  check (valid_until is null or valid_until >= valid_from)
);
create index affiliate_rollup_membership_of on affiliate_rollup_membership (affiliate_id, valid_from desc);
create unique index affiliate_rollup_membership_now on affiliate_rollup_membership (affiliate_id) where valid_until is null;
insert into affiliate_rollup_membership (affiliate_id, rollup_id, valid_from)
select affiliate_id, rollup_id, created_at from affiliate where rollup_id is not null;

-- What an affiliate has brought in a payout period, for tiers: read at checkout, from the index alone.
create index affiliate_conversion_volume on affiliate_conversion (affiliate_id, converted_at)
  include (sub_affiliate_id, order_value, payout, kept) where converted_at is not null;
