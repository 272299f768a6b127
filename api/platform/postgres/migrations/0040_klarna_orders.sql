-- Klarna finds no order by our reference: which of its orders belongs to which attempt to pay is kept here.
create table klarna_order (
  klarna_order_id text collate "C" primary key,
  order_id text collate "C" not null,
  payment_id text collate "C" not null unique,
  created_at timestamptz not null default clock_timestamp()
);
create index klarna_order_of_order on klarna_order (order_id);
