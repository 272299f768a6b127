-- Until when a gateway was asked for disputes, of which its messages may have been lost, and when it is asked again.
create table dispute_search (
  gateway text collate "C" primary key,
  known_until timestamptz not null,
  next_at timestamptz not null default now(),
  attempts integer not null default 0
);
