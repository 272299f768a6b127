-- Rules that make prices of costs (spec §3, Price markup). Cents and hundredths of a percent. They are never removed:
-- products, orders and the price history name them.
create table price_markup (
  markup_id text collate "C" primary key,
  supplier_id text,
  type text not null,
  rule_type text not null,
  category_name text,
  min_price bigint check (min_price >= 0),
  max_price bigint check (max_price >= 0),
  brands jsonb not null,
  markup_type text not null,
  markup_value bigint not null,
  rounding_method text not null,
  is_deleted boolean not null default false,
  -- Milliseconds, as they are sent to clients: a change names the version that it is of by this instant.
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by text not null
);
create index price_markup_updated on price_markup (updated_at desc, markup_id);

-- Every request to compute all prices anew, and what became of it.
create table price_generation (
  generation_id bigint generated always as identity primary key,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  requested_at timestamptz not null default clock_timestamp(),
  requested_by text not null,
  requested_by_name text not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- Products that get another price, and how many of them have been written; readers see none of it before the end.
  changes integer,
  written integer not null default 0
);
-- One at a time.
create unique index price_generation_open on price_generation ((true)) where state in ('waiting', 'running');

-- The rules as they were when prices were made by them.
create table price_generation_rule (
  generation_id bigint not null references price_generation,
  markup_id text collate "C" not null references price_markup,
  markup jsonb not null,
  primary key (generation_id, markup_id)
);

-- What each generation changed of a product, when it was finished. A million rows at once: no foreign keys, which would be checked row by row.
create table price_history (
  product_id text collate "C" not null,
  generation_id bigint not null,
  old_price bigint not null,
  new_price bigint not null,
  supplier_cost bigint not null,
  -- The rule that won; null where no rule prices the product any more.
  markup_id text collate "C",
  primary key (product_id, generation_id)
);
