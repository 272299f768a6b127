-- What the shop sells and how much of it there is. Cents are bigint.
create extension if not exists pg_trgm;

create table product (
  product_id text collate "C" primary key,
  sku text not null,
  name text not null,
  description text not null,
  brand text not null,
  category text not null,
  product_type text not null,
  partner text not null,
  size text not null,
  regular_price bigint not null check (regular_price >= 0),
  sale_price bigint not null check (sale_price >= 0),
  supplier_cost bigint not null check (supplier_cost >= 0),
  shipping_cost bigint not null check (shipping_cost >= 0),
  winner_markup_id text,
  thumbnail_image text not null,
  small_image text not null,
  large_image text not null,
  attributes jsonb not null,
  review_average double precision,
  review_count integer not null,
  is_live boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  words tsvector not null generated always as (
    -- Both ways: English forms find "refrigerators", the words as written find "refrigerat" while it is typed.
    -- Letters and digits only, as queries are cut: "225/65R17" would be taken for a path.
    setweight(to_tsvector('english', regexp_replace(
      brand || ' ' || name || ' ' || size, '[^[:alnum:]]+', ' ', 'g')), 'A')
    || setweight(to_tsvector('simple', regexp_replace(
      brand || ' ' || name || ' ' || size || ' ' || sku, '[^[:alnum:]]+', ' ', 'g')), 'A')
    || setweight(to_tsvector('english', replace(category, '-', ' ')), 'B')
    || setweight(to_tsvector('english', left(description, 5000)), 'D')
  ) stored,
  -- What a mistyped word is compared with.
  label text not null generated always as (lower(brand || ' ' || name)) stored
);

create index product_words on product using gin (words) where is_live;
create index product_label on product using gin (label gin_trgm_ops) where is_live;
-- One index a sort order of a category page, each carrying what the facets count.
create index product_category_price on product (category, sale_price, product_id) include (brand) where is_live;
create index product_category_reviews on product (category, review_count desc, product_id) where is_live;
create index product_brand_price on product (brand, sale_price, product_id) include (category) where is_live;
create index product_price on product (sale_price, product_id) include (brand, category) where is_live;
create index product_reviews on product (review_count desc, product_id) where is_live;
create index product_newest on product (created_at desc, product_id) where is_live;
create index product_sku on product (sku);

-- Apart from `product`: it changes with every order, and the rows above are wide and heavily indexed.
create table stock (
  product_id text collate "C" primary key references product on delete cascade,
  -- Units that can be had now; what orders hold is taken off already.
  available integer not null check (available >= 0)
) with (fillfactor = 70);
