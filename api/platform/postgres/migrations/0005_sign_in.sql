-- Registrations that wait for the code in their mail. Until it is entered there is no account: nobody can take an
-- address that they cannot read, and each registration is completed by its own code only.
create table registration (
  registration_id uuid primary key,
  username text collate "C" not null check (username = lower(username)),
  first_name text not null,
  last_name text not null,
  phone text not null,
  password text not null,
  code_hash bytea not null,
  code_expires_at timestamptz not null,
  attempts smallint not null default 0,
  created_at timestamptz not null default clock_timestamp()
);
create index registration_username on registration (username, created_at);
create index registration_created on registration (created_at);

-- Codes that let the owner of a mailbox set a password: when it was forgotten, or for new staff. Only hashes.
create table account_code (
  code_id uuid primary key,
  username text collate "C" not null references account on delete cascade on update cascade,
  purpose text not null check (purpose in ('reset', 'invitation')),
  code_hash bytea not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0,
  used_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
);
create index account_code_username on account_code (username, created_at);

-- What must not be tried too often: counted by a keyed hash of the name it is tried on, whether or not that exists.
create table attempt (
  key bytea primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
create index attempt_window on attempt (window_ends_at);

-- Keys that sign tokens. The private half is encrypted with a key that is not in this database.
create table signing_key (
  kid text primary key,
  public_jwk json not null,
  private_key bytea not null,
  created_at timestamptz not null default clock_timestamp()
);
