-- The event log: one row an event, in the order of `position`. Idempotent.
--
-- `json` rather than `jsonb`: half the cost per event when written in batches, and readers want the text.
-- No partitions: they would break the unique keys, which the idempotency of appends rests on.
create table if not exists events (
  position bigint not null,
  revision bigint not null,
  created_at timestamptz not null default now(),
  id uuid not null,
  schema_version integer not null,
  stream text collate "C" not null,
  type text collate "C" not null,
  data json not null,
  metadata json not null,
  constraint events_pkey primary key (position),
  constraint events_stream_revision_key unique (stream, revision),
  constraint events_id_key unique (id)
);

-- The only way to write events. Stores several appends in one call and one commit; each succeeds or fails by itself.
--
-- One element an append: p_streams, p_expected (-1: there is no such stream; null: any), p_counts (how many events).
-- One element an event, in the order of the appends: the rest. No id twice within one append.
--
-- Answers one row an append, in their order:
--   stored      stored now; revision and position of its last event
--   repeated    these very events are in this stream already; revision and position of the last
--   conflict    the expectation does not hold; revision is the stream's last, or -1
--   id_reused   some of the ids are stored already, but not as this append
--
-- The lock is held until commit, so positions become visible in their order and a reader never passes one that is still
-- to come. Volatile plpgsql, so that each statement has a snapshot taken after the lock (READ COMMITTED) and sees what
-- the appends before it in the same call stored; a single SQL statement would take its snapshot before the lock.
--
-- enable_seqscan: a plan made while the table was small, and kept by the session, would scan it when it is large.
-- plan_cache_mode: planning anew for each call, which the sizes of the arrays invite, costs more than the call.
create or replace function append_events(
  p_streams text[],
  p_expected bigint[],
  p_counts integer[],
  p_ids uuid[],
  p_types text[],
  p_schema_versions integer[],
  p_data json[],
  p_metadata json[]
) returns table (outcome text, last_revision bigint, last_position bigint)
language plpgsql volatile
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_head bigint;
  v_position bigint;
  v_revision bigint;
  v_first integer;
  v_end integer := 0;
  v_ids uuid[];
begin
  perform pg_advisory_xact_lock(7310001);
  select coalesce(max(e.position), 0) into v_head from events e;
  v_position := v_head;

  for n in 1 .. cardinality(p_streams) loop
    v_first := v_end + 1;
    v_end := v_end + p_counts[n];
    v_ids := p_ids[v_first:v_end];
    select coalesce(max(e.revision), -1) into v_revision from events e where e.stream = p_streams[n];

    perform from events e where e.id = any (v_ids);
    if found then
      select
        case when count(*) = p_counts[n] and max(e.revision) - min(e.revision) + 1 = p_counts[n]
          then 'repeated' else 'id_reused'
        end,
        max(e.revision), max(e.position)
      into outcome, last_revision, last_position
      from events e
      where e.id = any (v_ids) and e.stream = p_streams[n];
    elsif p_expected[n] is null or p_expected[n] = v_revision then
      for i in v_first .. v_end loop
        v_position := v_position + 1;
        v_revision := v_revision + 1;
        insert into events (position, revision, id, schema_version, stream, type, data, metadata)
        values (
          v_position, v_revision, p_ids[i], p_schema_versions[i], p_streams[n], p_types[i], p_data[i], p_metadata[i]
        );
      end loop;
      outcome := 'stored';
      last_revision := v_revision;
      last_position := v_position;
    else
      outcome := 'conflict';
      last_revision := v_revision;
      last_position := null;
    end if;
    return next;
  end loop;

  -- Wakes the subscribers of other processes at commit; the writer's own are told by the writer.
  if v_position > v_head then
    perform pg_notify('events', v_position::text);
  end if;
end
$$;
