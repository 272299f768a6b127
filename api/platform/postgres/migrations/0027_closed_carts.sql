-- Carts that were closed for an order which has not been placed yet: nearly always for milliseconds. What is left here
-- was interrupted between the two.
create table closed_cart (
  order_id text collate "C" primary key,
  cart_id text collate "C" not null,
  closed_at timestamptz not null
);
create index closed_cart_age on closed_cart (closed_at);
