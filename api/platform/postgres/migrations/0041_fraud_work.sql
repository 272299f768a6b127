-- Orders that are paid or signed and wait for their fraud check.
create table fraud_work (
  order_id text collate "C" primary key,
  attempts integer not null default 0,
  next_at timestamptz not null default now()
);
create index fraud_work_next on fraud_work (next_at);
