-- Who wants one mail when a product can be had again.
create table stock_alert (
  alert_id uuid primary key,
  product_id text collate "C" not null references product on delete cascade,
  email text collate "C" not null,
  requested_at timestamptz not null default clock_timestamp(),
  -- When the mail was put into the outbox; null while they wait.
  mailed_at timestamptz,
  unique (email, product_id)
);
create index stock_alert_waiting on stock_alert (product_id, requested_at, alert_id) where mailed_at is null;
create index stock_alert_mailed on stock_alert (product_id, mailed_at) where mailed_at is not null;
create index stock_alert_requested on stock_alert (requested_at);
