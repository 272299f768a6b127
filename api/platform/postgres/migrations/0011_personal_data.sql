-- The key that opens what events hold of one person. Destroying it forgets the person for good, wherever the log is and
-- however many copies of it there are; `subject_id` is all that is left of them.
create table person_key (
  subject_id uuid primary key,
  -- The user name, or for a guest the stream of the order; null once the person is forgotten.
  name text collate "C" unique,
  key bytea,
  created_at timestamptz not null default clock_timestamp(),
  destroyed_at timestamptz,
  check ((key is null) = (destroyed_at is not null) and (name is null) = (key is null))
);

-- Who wants to be forgotten, and what has been done about it.
create table erasure (
  erasure_id uuid primary key,
  -- Null once it is done: who it was is what is forgotten.
  username text collate "C" references account on delete set null on update cascade,
  pseudonym text,
  requested_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  requested_by text not null,
  carried_out_at timestamptz,
  carried_out_by text,
  -- Read models were built again from what is left.
  rebuilt_at timestamptz
);
create unique index erasure_pending on erasure (username) where carried_out_at is null;
