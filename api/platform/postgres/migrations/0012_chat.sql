-- Conversations of shoppers with support. A customer's is found by their user name, a guest's by a secret that only
-- their browser holds (here its keyed hash). Closed ones stay; the next message begins a new one.
create table chat (
  chat_id uuid primary key,
  username text collate "C" references account on delete cascade on update cascade,
  token_hash bytea,
  -- What a guest gave; a customer's are those of the account.
  name text,
  email text collate "C",
  opened_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  last_message_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  closed_at timestamptz,
  closed_by text,
  -- Messages are numbered from 1 in each conversation; these say how far each side has read, and written.
  messages integer not null default 0,
  shopper_wrote integer not null default 0,
  shopper_read integer not null default 0,
  staff_read integer not null default 0,
  check (username is not null or (token_hash is not null and name is not null and email is not null))
);
create unique index chat_one_open_of_customer on chat (username) where closed_at is null and username is not null;
create unique index chat_one_open_of_guest on chat (token_hash) where closed_at is null and username is null;
create index chat_username on chat (username, opened_at);
create index chat_token on chat (token_hash, opened_at) where username is null;
create index chat_email on chat (email) where username is null;
create index chat_last_message on chat (last_message_at, chat_id);
create index chat_open on chat (last_message_at, chat_id) where closed_at is null;

create table chat_message (
  chat_id uuid not null references chat on delete cascade,
  number integer not null,
  -- The sender's own: the same message sent again is the same message.
  message_id uuid not null,
  -- The user name of the staff member who wrote it; null for the shopper.
  staff text,
  staff_name text,
  body text not null,
  sent_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (chat_id, number),
  unique (chat_id, message_id)
);
