-- Who looks after a message or a conversation, and how far it is: open (it is for the staff to answer), waiting (for the
-- one who wrote), done. Of conversations the messages themselves say how far they are.
alter table contact_request
  add column status text not null default 'open',
  add column assigned_to text collate "C" references account (username) on delete set null on update cascade;
update contact_request set status = 'done' where answered_at is not null;
alter table contact_request
  add check (status in ('open', 'waiting', 'done')),
  add check ((status = 'done') = (answered_at is not null));
create index contact_request_status on contact_request (status, created_at, request_id);
create index contact_request_assigned on contact_request (assigned_to, created_at, request_id)
  where assigned_to is not null;

alter table chat
  add column assigned_to text collate "C" references account (username) on delete set null on update cascade;
create index chat_assigned on chat (assigned_to, last_message_at, chat_id) where assigned_to is not null;

-- What was written after a message to the shop: answers of staff, which are mailed, and what came back by mail.
create table contact_message (
  request_id uuid not null references contact_request on delete cascade,
  -- The sender's own: the same message sent again is the same message.
  message_id uuid not null,
  -- The user name of the staff member who wrote it; null for the one who wrote to the shop.
  staff text,
  staff_name text,
  body text not null,
  sent_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (request_id, message_id)
);
