-- What the columns of a supplier's files stand for where they have names of their own.
create table import_mapping (
  name text collate "C" primary key,
  profile text not null,
  -- By the column of the file: the column of the profile.
  columns jsonb not null,
  updated_at timestamptz not null default clock_timestamp(),
  updated_by text not null
);

-- As they were when the file came: a later change of the mapping is not for it. `profile` is that of the mapping then.
alter table product_import add column mapping_name text, add column columns jsonb;
