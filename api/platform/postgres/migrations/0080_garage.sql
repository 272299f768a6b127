-- The vehicles that a customer buys for, the chosen one first: a short list that is read and changed as a whole. Names are
-- the catalogue's, so that a correction there shows; ids it does not know (any more) are passed over.
create table garage (
  username text collate "C" primary key references account on delete cascade on update cascade,
  vehicle_ids text[] not null,
  updated_at timestamptz not null default clock_timestamp()
);
