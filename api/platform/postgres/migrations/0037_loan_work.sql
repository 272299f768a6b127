-- One row for each loan application: the order that it is for, and when the lender is asked again how it stands; null
-- once nothing more is expected. Whoever has news of it wakes it.
create table loan_work (
  loan_id text collate "C" primary key,
  order_id text collate "C",
  since timestamptz not null,
  next_at timestamptz,
  attempts integer not null default 0,
  wakes integer not null default 0
) with (fillfactor = 80);
create index loan_work_due on loan_work (next_at) where next_at is not null;
create index loan_work_order on loan_work (order_id) where order_id is not null;
