-- What a shopper was to confirm at a gateway's own form, kept until the shopper is surely done with it: should their browser
-- not come back, the gateway's own call completes it. Personal data is encrypted; the address is there to be erased by.
create table begun_payment (
  begun_payment_id uuid primary key,
  gateway text collate "C" not null,
  email text collate "C" not null,
  sealed bytea not null,
  begun_at timestamptz not null default clock_timestamp(),
  -- What the gateway gave for the shopper's consent; null until it calls.
  token text,
  attempts integer not null default 0,
  next_at timestamptz
);
create index begun_payment_next on begun_payment (next_at) where next_at is not null;
create index begun_payment_begun on begun_payment (begun_at);
create index begun_payment_email on begun_payment (email);
