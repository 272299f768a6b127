-- What staff have set; a section that has no row is as the release has it.
create table shop_setting (
  section text primary key,
  value jsonb not null,
  -- Counts the changes: who saves an older version is told.
  version integer not null,
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text not null
);

-- Every change by staff. `before` is what was in force, also where that was as the release has it.
create table shop_setting_change (
  change_id bigint generated always as identity primary key,
  section text not null,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  actor_name text not null,
  before jsonb not null,
  after jsonb not null
);
