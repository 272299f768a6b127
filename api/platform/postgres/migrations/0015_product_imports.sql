-- Supplier files and what came of them. The products of a file are staged in a table of its own (api/imports/staging)
-- and reach the catalogue together with the state 'done' here, in one transaction.
create table product_import (
  import_id uuid primary key,
  file_name text not null,
  -- Who reads the columns; null: recognised by them.
  profile text,
  -- The file holds all that its partners supply: what it does not name is no longer sold.
  is_complete boolean not null,
  -- Units put on the shelf for products that are new.
  new_stock integer not null check (new_stock >= 0),
  -- Where an uploaded file lies until it is imported; null: given on the command line.
  stored_as text,
  state text not null check (state in ('waiting', 'reading', 'applying', 'done', 'failed', 'interrupted')),
  bytes_total bigint not null,
  bytes_read bigint not null default 0,
  rows_read integer not null default 0,
  rows_applied integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  marked_missing integer not null default 0,
  rejected integer not null default 0,
  -- In words: why it failed, or what was left undone.
  note text,
  created_by text not null,
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  finished_at timestamptz
);
create index product_import_newest on product_import (created_at desc, import_id);
create index product_import_open on product_import (created_at) where state in ('waiting', 'reading', 'applying');

-- The first so many lines that could not be taken; `product_import.rejected` counts all of them.
create table product_import_rejection (
  rejection_id bigint generated always as identity primary key,
  import_id uuid not null references product_import on delete cascade,
  line integer not null,
  reason text not null
);
create index product_import_rejection_lines on product_import_rejection (import_id, line, rejection_id);

-- What a complete file is compared with.
create index product_partner on product (partner, product_id) where is_live;
