-- What customers say of products that they have received. `review_id` grows with time: lists are sorted by it.
create table product_review (
  review_id bigint generated always as identity primary key,
  product_id text collate "C" not null,
  username text collate "C" not null references account on delete cascade on update cascade,
  -- The name that it is shown with.
  author text not null,
  stars smallint not null check (stars between 1 and 5),
  title text not null,
  body text not null,
  -- Counts the texts: who decides on an older one is told.
  revision integer not null,
  status text not null check (status in ('pending', 'published', 'rejected')),
  rejection text check ((rejection is not null) = (status = 'rejected')),
  written_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  -- The last decision, perhaps on an earlier text.
  decided_at timestamptz,
  decided_by text collate "C",
  decided_by_name text,
  unique (username, product_id)
);
create index product_review_status on product_review (status, review_id);
create index product_review_product on product_review (product_id, status, review_id);
create index product_review_stars on product_review (product_id, status, stars, review_id);
create index product_review_decided_by on product_review (decided_by) where decided_by is not null;
