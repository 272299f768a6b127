-- Of a mail that was given up: its receiver as a keyed hash, by which staff and erasures find it, and, encrypted, what
-- staff are told of it (receiver, subject, order, the mail server's answer). Both are null for all other mail.
alter table mail_outbox add column recipient_hash bytea;
alter table mail_outbox add column refusal bytea;
create index mail_outbox_undelivered on mail_outbox (given_up_at, mail_id) where refusal is not null;
create index mail_outbox_undelivered_to on mail_outbox (recipient_hash, given_up_at, mail_id)
  where recipient_hash is not null;
