-- Answers to mails, as they came in, until they have been worked on: sender and contents are encrypted, and gone then.
-- Of the sender a keyed hash is kept, by which what waits can be found when somebody is to be forgotten.
create table inbound_mail (
  message_id text collate "C" primary key,
  sender_hash bytea not null,
  sealed bytea,
  received_at timestamptz not null default clock_timestamp(),
  attempts integer not null default 0,
  next_at timestamptz not null default clock_timestamp(),
  processed_at timestamptz,
  check ((processed_at is null) = (sealed is not null))
);
create index inbound_mail_due on inbound_mail (next_at) where processed_at is null;
create index inbound_mail_sender on inbound_mail (sender_hash) where processed_at is null;
create index inbound_mail_processed on inbound_mail (processed_at);

-- Orders whose customer has answered by mail, until staff have answered or said that there is nothing to answer.
create table waiting_answer (
  order_id text collate "C" primary key,
  since timestamptz not null default date_trunc('milliseconds', clock_timestamp())
);
create index waiting_answer_since on waiting_answer (since, order_id);

-- Where the built-in mailbox sends an answer to a mail.
alter table mailbox add column reply_to text;
