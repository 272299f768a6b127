-- How far each process has followed the event log.
create table process_checkpoint (
  name text primary key,
  position text collate "C" not null
);

-- Movements of money whose outcome is not known: to be asked for, or to be carried out.
create table payment_work (
  order_id text collate "C" not null,
  payment_id text collate "C" not null,
  kind text not null,
  since timestamptz not null,
  next_at timestamptz not null,
  attempts integer not null default 0,
  primary key (order_id, payment_id)
);
create index payment_work_due on payment_work (next_at);

-- Messages of gateways, each stored once before it is answered and worked on.
create table gateway_message (
  gateway text not null,
  event_id text not null,
  message jsonb not null,
  correlation_id text not null,
  received_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  attempts integer not null default 0,
  processed_at timestamptz,
  primary key (gateway, event_id)
);
create index gateway_message_due on gateway_message (next_at) where processed_at is null;
