-- Passkeys of staff (WebAuthn): a second factor beside the authenticator app, and a log-in of their own.
create table passkey (
  passkey_id uuid primary key default gen_random_uuid(),
  -- As browsers write it: base64url.
  credential_id text collate "C" not null unique,
  username text collate "C" not null references account on update cascade on delete cascade,
  -- What its owner calls it.
  name text not null,
  -- COSE, as the authenticator gave it.
  public_key bytea not null,
  -- Of signatures: one that does not grow is from a copy.
  counter bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz
);
create index passkey_username on passkey (username);

-- What authenticators are asked to sign: each is taken once, by whom it was given to.
create table passkey_challenge (
  challenge text collate "C" primary key,
  purpose text not null check (purpose in ('set-up', 'log-in')),
  -- The session that sets one up, or the hash of the cookie of a log-in.
  holder text collate "C" not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expires on passkey_challenge (expires_at);
