-- What a customer shows when they pick an order up, sealed: staff ask for it, and the database does not tell.
create table pickup_code (
  order_id text collate "C" primary key,
  sealed bytea not null,
  created_at timestamptz not null default now()
);
create index pickup_code_created on pickup_code (created_at);
