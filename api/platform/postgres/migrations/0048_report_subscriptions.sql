-- Reports that admins get by mail. A row ends with its account, or with the account's right to read reports.
create table report_subscription (
  subscription_id uuid primary key,
  username text collate "C" not null references account on delete cascade on update cascade,
  report text not null,
  rhythm text not null check (rhythm in ('daily', 'weekly', 'monthly')),
  -- What is asked beside the days: grouping, filters, order.
  question jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  -- The morning of the next mail.
  next_at timestamptz not null
);
create index report_subscription_due on report_subscription (next_at, subscription_id);
create index report_subscription_username on report_subscription (username, created_at);
