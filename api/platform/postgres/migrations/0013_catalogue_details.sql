-- Typed data of tires and wheels, brands, lines, vehicles, stores; and what search is made of. Cents are bigint.
alter table product
  add column line_id text collate "C",
  add column is_shippable boolean not null default true,
  add column clearance boolean not null default false,
  -- Short name of the row for those that hold many: search keeps it for every product. Grows with age.
  add column number bigint generated always as identity;
create unique index product_number on product (number);
create index product_line_members on product (line_id) where line_id is not null and is_live;

-- Filters, facets and order come from the columns that the API keeps in memory (api/catalogue/search): these would
-- only make imports and price changes slower.
drop index product_category_price, product_category_reviews, product_brand_price, product_price, product_reviews,
  product_newest, product_label;

create table tire (
  product_id text collate "C" primary key references product on delete cascade,
  size text not null,
  width_mm double precision not null,
  aspect_ratio integer,
  rim_diameter_in double precision not null,
  tire_type text not null,
  load_index integer,
  dual_load_index integer,
  load_range text,
  ply_rating integer,
  max_load_lb integer,
  speed_rating text,
  max_speed_mph integer,
  tread_wear integer,
  traction text,
  temperature text,
  seasonal_designation text not null,
  mileage_warranty integer not null,
  sidewall text not null,
  run_flat boolean not null,
  overall_diameter_in double precision,
  tread_depth_32nds double precision,
  max_inflation_psi double precision,
  vehicle_types text[] not null
);

create table wheel (
  product_id text collate "C" primary key references product on delete cascade,
  bolt_pattern_1 text not null,
  bolt_pattern_2 text,
  bolt_pattern_3 text,
  bolt_pattern_4 text,
  hub_bore double precision not null,
  wheel_offset double precision not null,
  back_spacing double precision not null,
  wheel_diameter double precision not null,
  wheel_width double precision not null,
  material text not null,
  wheel_style text not null,
  finish text not null,
  staggered_flag boolean not null,
  load_rating_lb integer
);

create table brand (
  brand_id text collate "C" primary key,
  name text not null unique,
  founded text not null,
  founder text not null,
  headquarters text not null,
  description text not null,
  past_innovations text not null,
  warranty_plans text not null,
  images jsonb not null,
  rating double precision check (rating between 1 and 5),
  rating_count integer not null check (rating_count >= 0)
);

create table product_line (
  line_id text collate "C" primary key,
  name text not null,
  brand text not null,
  group_name text not null,
  description text not null,
  images jsonb not null,
  features text[] not null,
  benefits text[] not null,
  category text not null
);

create table rebate (
  rebate_id text collate "C" primary key,
  url text not null,
  code text not null,
  description text not null,
  amount bigint not null check (amount >= 0),
  valid_from date not null,
  valid_until date not null,
  -- Of one product or of all of a line. No foreign keys: a maker announces rebates before the goods are listed.
  product_id text collate "C",
  line_id text collate "C",
  check (num_nonnulls(product_id, line_id) = 1),
  check (valid_until >= valid_from)
);
create index rebate_product on rebate (product_id) where product_id is not null;
create index rebate_line on rebate (line_id) where line_id is not null;

create table store (
  store_id text collate "C" primary key,
  name text not null,
  address1 text not null,
  city text not null,
  state text not null,
  postal_code text not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null
);

create table postal_place (
  -- Three digits stand for all codes that begin so and have no row of their own.
  postal_code text collate "C" primary key check (postal_code ~ '^[0-9]{3}([0-9]{2})?$'),
  city text not null,
  state text not null,
  latitude double precision not null,
  longitude double precision not null
);

create table vehicle (
  vehicle_id text collate "C" primary key,
  year integer not null,
  make text not null,
  model text not null,
  trim text not null,
  body text not null check (body in ('car', 'truck')),
  bolt_pattern text not null,
  hub_bore double precision not null,
  unique (year, make, model, trim)
);

create table vehicle_fitment (
  vehicle_id text collate "C" not null references vehicle on delete cascade,
  -- 0 is the original; the others are what the factory offered beside it.
  position integer not null,
  front_tire_size text not null,
  front_wheel_diameter double precision not null,
  front_wheel_width double precision not null,
  front_offset double precision not null,
  rear_tire_size text not null,
  rear_wheel_diameter double precision not null,
  rear_wheel_width double precision not null,
  rear_offset double precision not null,
  primary key (vehicle_id, position)
);

-- Which transactions changed what search knows. Not a counter: writers would wait for each other at its row, and a
-- number that is drawn early may be committed late. Whoever holds a snapshot asks for transactions that it did not see.
create table catalogue_change (
  transaction xid8 not null,
  part text not null check (part in ('products', 'stock')),
  changed_at timestamptz not null default now(),
  primary key (transaction, part)
);

create function note_catalogue_change() returns trigger
language plpgsql
as $$
begin
  insert into catalogue_change (transaction, part) values (pg_current_xact_id(), tg_argv[0]) on conflict do nothing;
  return null;
end
$$;

create trigger product_changed after insert or update or delete or truncate on product
  for each statement execute function note_catalogue_change('products');
create trigger tire_changed after insert or update or delete or truncate on tire
  for each statement execute function note_catalogue_change('products');
create trigger wheel_changed after insert or update or delete or truncate on wheel
  for each statement execute function note_catalogue_change('products');
create trigger stock_added after insert or delete or truncate on stock
  for each statement execute function note_catalogue_change('stock');
-- An order changes a row here each time; search only needs to know that something sold out or came back.
create trigger stock_ran_out after update of available on stock
  for each row when ((old.available = 0) is distinct from (new.available = 0))
  execute function note_catalogue_change('stock');

-- What suggestions are made of while somebody types: the products most asked for. Small, so that one letter is fast.
create materialized view suggestion as
  select number, product_id, name, brand, category, thumbnail_image, review_count,
    to_tsvector('simple', regexp_replace(
      brand || ' ' || name || ' ' || category || ' ' || sku, '[^[:alnum:]]+', ' ', 'g')) as words
  from product where is_live
  order by review_count desc, number
  limit 20000;
create unique index suggestion_number on suggestion (number);
create index suggestion_words on suggestion using gin (words);

-- The words of those products: what a mistyped word is compared with.
create materialized view search_word as
  select word, ndoc as products from ts_stat('select words from public.suggestion') where length(word) between 3 and 40;
create unique index search_word_word on search_word (word);
create index search_word_likeness on search_word using gin (word gin_trgm_ops);
