-- What the shopper gave Klarna's order for is kept from before the call until its answer is known: should both the answer and
-- Klarna's own calls be lost, only this tells whether there is an order. The token is good for one order and for an hour.
create table klarna_attempt (
  payment_id text collate "C" primary key,
  token text not null,
  asked_at timestamptz not null default clock_timestamp()
);
create index klarna_attempt_asked on klarna_attempt (asked_at);
