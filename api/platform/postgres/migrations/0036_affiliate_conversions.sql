-- Orders that an affiliate brought. Converted at the first payment; the rest is what became of it.
create table affiliate_conversion (
  order_id text collate "C" primary key,
  order_number text not null,
  affiliate_id text collate "C" not null,
  sub_affiliate_id text collate "C",
  rollup_id text collate "C",
  click_hash text collate "C",
  -- Null until the order is paid.
  converted_at timestamptz,
  -- Cents: what the shopper paid for the products then, what the affiliate earned by it, and what is left of that now.
  order_value bigint,
  payout bigint,
  kept bigint,
  -- Of the order's stream, up to which this is true.
  revision integer not null default -1
);
create index affiliate_conversion_day on affiliate_conversion (affiliate_id, converted_at) where converted_at is not null;

-- What a network is told: each conversion once, and every change of what it is worth.
create table affiliate_postback (
  postback_id uuid primary key,
  order_id text collate "C" not null references affiliate_conversion,
  kind text not null check (kind in ('conversion', 'reversal', 'addition')),
  revision integer not null,
  -- Cents by which value and payout change; negative for a reversal.
  value bigint not null,
  payout bigint not null,
  -- skipped: nobody is to be told (no network, no address for it, or the order is history).
  state text not null check (state in ('waiting', 'sent', 'given-up', 'skipped')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  happened_at timestamptz not null,
  answered_at timestamptz,
  answer_status integer,
  answer text,
  unique (order_id, revision)
);
create index affiliate_postback_due on affiliate_postback (next_attempt_at) where state = 'waiting';
create index affiliate_postback_state on affiliate_postback (state, happened_at desc, postback_id desc);

-- Clicks that the tracking service has not been told of yet; who clicked is sealed, and deleted when it has been told.
create table affiliate_click (
  visit_id text collate "C" primary key,
  sealed bytea,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  last_error text
);
create index affiliate_click_due on affiliate_click (next_attempt_at) where ended_at is null;
create index affiliate_click_ended on affiliate_click (ended_at) where ended_at is not null;
