-- What customers still have to do for their orders, and when they are next reminded of it. Filled anew from the log.
create table order_reminder (
  order_id text collate "C",
  kind text,
  -- Since when the order waits for them.
  since timestamptz not null,
  next_at timestamptz not null,
  primary key (order_id, kind)
);
create index order_reminder_next on order_reminder (next_at);

drop table payment_reminder;
