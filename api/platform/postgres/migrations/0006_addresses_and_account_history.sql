create table account_address (
  address_id uuid primary key,
  username text collate "C" not null references account on delete cascade on update cascade,
  first_name text not null,
  last_name text not null,
  address1 text not null,
  address2 text not null,
  city text not null,
  state text not null,
  postal_code text not null,
  country text not null,
  phone text not null,
  is_default_shipping boolean not null default false,
  is_default_billing boolean not null default false,
  is_checkout boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index account_address_username on account_address (username, created_at);
create unique index account_address_one_shipping on account_address (username) where is_default_shipping;
create unique index account_address_one_billing on account_address (username) where is_default_billing;

-- Who changed what of an account, and when: what its timeline shows.
create table account_event (
  event_id bigint generated always as identity primary key,
  username text collate "C" not null references account on delete cascade on update cascade,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  actor_id text not null,
  actor_name text not null,
  actor_role text not null,
  correlation_id text not null,
  -- The fields that changed, as they were and as they are. Never a password.
  before json,
  after json
);
create index account_event_username on account_event (username, event_id);

-- The list of customers for staff: newest first, and by any part of name, address or phone.
create index account_created on account (created_at, username);
create index account_search on account using gin (
  (lower(username || ' ' || first_name || ' ' || last_name || ' ' || coalesce(phone, ''))) gin_trgm_ops
);
