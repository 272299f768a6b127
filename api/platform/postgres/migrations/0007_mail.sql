-- Mail that waits to be sent: written in the transaction of its cause. Receiver and contents are encrypted, and gone
-- once it was sent: there are codes in it.
create table mail_outbox (
  mail_id uuid primary key,
  -- The same cause leads to one mail, however often it is handled.
  cause text not null unique,
  template text not null,
  sealed bytea,
  created_at timestamptz not null default clock_timestamp(),
  next_attempt_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  sent_at timestamptz,
  -- Refused for good, or too often: an operator has to look.
  given_up_at timestamptz,
  last_error text,
  check ((sent_at is null) = (sealed is not null))
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and given_up_at is null;

-- What the built-in mailbox of development and demonstrations has received.
create table mailbox (
  mail_id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  received_at timestamptz not null default clock_timestamp()
);
create index mailbox_received on mailbox (received_at);
