-- Whoever brings shoppers, and what they are paid for it.
create table affiliate_rollup (
  rollup_id text collate "C" primary key,
  name text not null
);

create table affiliate (
  affiliate_id text collate "C" primary key,
  name text not null,
  status text not null check (status in ('active', 'paused', 'ended')),
  rollup_id text collate "C" references affiliate_rollup,
  payout_period text not null check (payout_period in ('weekly', 'twice-monthly', 'monthly')),
  network text not null,
  conversion_url text,
  reversal_url text,
  -- Proves to the network that a postback is ours; sealed.
  network_token bytea,
  -- Counts the changes: who saves an older version is told.
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);

create table sub_affiliate (
  affiliate_id text collate "C" not null references affiliate,
  sub_affiliate_id text collate "C" not null,
  name text not null,
  status text not null check (status in ('active', 'paused', 'ended')),
  primary key (affiliate_id, sub_affiliate_id)
);

-- By what they are paid from one moment to another: of all terms that hold, those of the sub-affiliate come first, then
-- the latest to begin. Terms that have been used are ended, never changed.
create table affiliate_terms (
  terms_id uuid primary key,
  affiliate_id text collate "C" not null references affiliate,
  sub_affiliate_id text collate "C",
  valid_from timestamptz not null,
  valid_until timestamptz,
  terms jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  check (valid_until is null or valid_until > valid_from)
);
create index affiliate_terms_of on affiliate_terms (affiliate_id, valid_from desc);

-- Every change by staff.
create table affiliate_change (
  change_id bigint generated always as identity primary key,
  affiliate_id text collate "C" not null references affiliate,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  actor_name text not null,
  what text not null,
  before jsonb,
  after jsonb
);
create index affiliate_change_of on affiliate_change (affiliate_id, change_id desc);

-- By which an affiliate reads their own report; only hashes are kept.
create table affiliate_token (
  token_id uuid primary key,
  token_hash bytea not null unique,
  affiliate_id text collate "C" not null references affiliate,
  label text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz
);
create index affiliate_token_of on affiliate_token (affiliate_id, created_at desc);
