-- Every request to build read models again, and what became of it. The projector's process takes it up, also where the
-- one before it ended half-way.
create table read_model_rebuild (
  rebuild_id bigint generated always as identity primary key,
  models text[] not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  requested_at timestamptz not null default clock_timestamp(),
  requested_by text not null,
  requested_by_name text not null,
  finished_at timestamptz,
  -- Events applied, of how many about; null until the first are.
  applied bigint,
  total bigint,
  -- Why it failed, in words.
  failure text
);
-- One at a time.
create unique index read_model_rebuild_open on read_model_rebuild ((true)) where state in ('waiting', 'running');

-- What staff did about events that no read model could apply, and why.
create table parked_event_action (
  action_id bigint generated always as identity primary key,
  action text not null check (action in ('retry', 'skip')),
  -- Null: all of them.
  stream text collate "C",
  revision integer,
  reason text,
  done_at timestamptz not null default clock_timestamp(),
  done_by text not null,
  done_by_name text not null
);
-- An event that was skipped waits for nobody; where it is the first of its stream, neither do those behind it.
create index parked_event_skipped on parked_event_action (stream, revision) where action = 'skip';
