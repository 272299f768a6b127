-- The searches for tires and wheels that somebody keeps: short lists that are read and changed as a whole.
create table saved_searches (
  username text collate "C" primary key references account on delete cascade on update cascade,
  searches jsonb not null,
  updated_at timestamptz not null default clock_timestamp()
);
