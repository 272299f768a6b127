-- Mail that somebody waits for at a screen, such as a code, is sent before any other.
alter table mail_outbox add column is_awaited boolean not null default false;
create index mail_outbox_awaited on mail_outbox (next_attempt_at)
  where is_awaited and sent_at is null and given_up_at is null;
