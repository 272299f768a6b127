-- Two-factor log-in of staff (RFC 6238). A row without `confirmed_at` waits for the first code of the app.
create table second_factor (
  username text collate "C" primary key references account on update cascade on delete cascade,
  -- Encrypted.
  secret bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  -- The time step of the newest code that was accepted: neither that code nor an older one is taken again.
  last_step bigint not null default 0
);

-- For whoever has lost the app. Each works once, and is gone then.
create table recovery_code (
  username text collate "C" not null references second_factor on update cascade on delete cascade,
  code_hash bytea not null,
  primary key (username, code_hash)
);

-- What is asked of all staff; one row.
create table staff_security (
  is_only boolean primary key default true check (is_only),
  requires_second_factor boolean not null
);
insert into staff_security (requires_second_factor) values (false);
