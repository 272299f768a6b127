-- What a code takes off an order, and when.
create table promotion (
  code text collate "C" primary key,
  description text not null,
  benefit jsonb not null,
  categories text[] not null,
  once_per_person boolean not null,
  is_active boolean not null,
  valid_from timestamptz not null,
  valid_until timestamptz,
  -- Counts the changes: who saves an older version is told.
  version integer not null default 1,
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text not null,
  check (valid_until is null or valid_until > valid_from)
);

-- Every change by staff.
create table promotion_change (
  change_id bigint generated always as identity primary key,
  code text collate "C" not null references promotion,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  actor_name text not null,
  before jsonb,
  after jsonb not null
);
create index promotion_change_of on promotion_change (code, change_id desc);

-- Who has used a code that each person can use once, by the keyed hash of their address, and for which order.
create table promotion_use (
  code text collate "C" not null references promotion,
  person text collate "C" not null,
  order_id text collate "C" not null,
  claimed_at timestamptz not null default clock_timestamp(),
  primary key (code, person)
);
