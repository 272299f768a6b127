-- What people wrote by the contact form, until staff have dealt with it.
create table contact_request (
  request_id uuid primary key,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  answered_at timestamptz,
  answered_by text
);
create index contact_request_created on contact_request (created_at, request_id);

-- Who wants offers by mail: nobody does before they have confirmed it.
create table subscription (
  email text collate "C" primary key,
  token_hash bytea not null,
  requested_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  ended_at timestamptz
);
create unique index subscription_token on subscription (token_hash);

-- Log-ins at another provider that an account is known by.
create table external_identity (
  issuer text not null,
  subject text not null,
  username text collate "C" not null references account on delete cascade on update cascade,
  linked_at timestamptz not null default clock_timestamp(),
  primary key (issuer, subject)
);
create index external_identity_username on external_identity (username);

-- Log-ins that were begun at another provider: what proves that the same browser comes back. Each is used once.
create table social_login (
  login_hash bytea primary key,
  provider text not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
