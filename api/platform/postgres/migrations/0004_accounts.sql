-- Who may sign in, and their sessions. Usernames are e-mail addresses in lower case.
create table account (
  username text collate "C" primary key check (username = lower(username)),
  type text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  -- argon2id in PHC format; null until a password was set.
  password text,
  is_active boolean not null default true,
  -- The cart that this shopper's guest carts are merged into.
  cart_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One row a sign-in: the family of the refresh tokens that follow one another.
create table account_session (
  session_id uuid primary key,
  username text collate "C" not null references account on delete cascade on update cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- 'log-out', 'reuse' (an old refresh token came back: somebody copied it), 'disabled'
  end_reason text
);
create index account_session_username on account_session (username);

-- Only hashes: whoever reads this table cannot sign in with it.
create table refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references account_session on delete cascade,
  issued_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);
