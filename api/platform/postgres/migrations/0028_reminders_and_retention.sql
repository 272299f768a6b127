-- The number of the last payment reminder that was due and dealt with, so that an order is looked at once for each.
create table payment_reminder (
  order_id text collate "C" primary key,
  number smallint not null,
  created_at timestamptz not null
);
create index payment_reminder_created on payment_reminder (created_at);

-- What is deleted some time after it has ended is found by these.
create index account_session_expires on account_session (expires_at);
create index account_session_ended on account_session (ended_at) where ended_at is not null;
create index account_code_expires on account_code (expires_at);
create index gateway_message_processed on gateway_message (processed_at) where processed_at is not null;
create index mail_outbox_sent on mail_outbox (sent_at) where sent_at is not null;
create index mail_outbox_given_up on mail_outbox (given_up_at) where given_up_at is not null;
create index stock_reservation_released on stock_reservation (touched_at) where state = 'released';
create index stock_reservation_kept on stock_reservation (touched_at) where state = 'kept';
