-- The audit's own books of orders, kept from the log by code of its own: what lists, pages, stock and gateways are
-- compared with. Nothing personal is in them.
create table audit_order (
  order_id text collate "C" primary key,
  revision integer not null,
  position text collate "C" not null,
  status text not null,
  -- Cents, as submitted; null where lines were changed since.
  total bigint,
  -- When its newest event happened.
  changed_at timestamptz not null
);

-- Movements of money that succeeded by what the log says.
create table audit_payment (
  order_id text collate "C" not null references audit_order on delete cascade,
  payment_id text collate "C" not null,
  gateway text not null,
  kind text not null,
  transaction_id text not null,
  amount bigint not null,
  changed_at timestamptz not null,
  -- When the gateway's books were last compared.
  checked_at timestamptz,
  primary key (order_id, payment_id)
);
create index audit_payment_due on audit_payment (coalesce(checked_at, '-infinity'), order_id);

-- What disagrees, with the stream that it is about.
create table audit_finding (
  stream text collate "C" not null,
  what text not null,
  -- Looked at again with the gateway's books, not at each pass.
  is_of_gateway boolean not null,
  found_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  primary key (stream, what)
);

-- How far the books were compared, and when that ended; null before the first pass did.
create table audit_pass (
  only_row boolean primary key default true check (only_row),
  -- Money that moved before is history that was brought along: gateways need not know it.
  since timestamptz not null default clock_timestamp(),
  position text collate "C",
  checked_at timestamptz,
  orders integer not null default 0
);
insert into audit_pass default values;
