-- The products that somebody keeps for another day: short lists that are read and changed as a whole.
create table saved_products (
  username text collate "C" primary key references account on delete cascade on update cascade,
  lists jsonb not null,
  updated_at timestamptz not null default clock_timestamp()
);
