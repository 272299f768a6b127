-- What members of the staff have done, or tried to do. Written before the act and completed after it, so that no change
-- is without its entry; nothing else changes a row but erasure, which puts a pseudonym in the place of a user name.
create table staff_action (
  action_id bigint generated always as identity primary key,
  -- Milliseconds, as pages of the log carry them in their cursors.
  at timestamptz(3) not null default clock_timestamp(),
  -- User name of an account of the staff.
  actor text collate "C" not null,
  actor_role text not null,
  action text collate "C" not null,
  subject_kind text collate "C" not null,
  -- An id, never a name; null where the act is about no one thing.
  subject text collate "C",
  -- What of the request may be kept: a role, a status, the name of a report.
  detail text,
  -- Null: under way, or the process ended in the middle of it.
  outcome text check (outcome in ('done', 'refused', 'failed')),
  correlation_id text not null
);
create index staff_action_at on staff_action (at, action_id);
create index staff_action_actor on staff_action (actor, at, action_id);
create index staff_action_action on staff_action (action, at, action_id);
create index staff_action_kind on staff_action (subject_kind, at, action_id);
create index staff_action_subject on staff_action (subject, at, action_id);
-- Strangers cause these: they are kept for a shorter time.
create index staff_action_refused_log_in on staff_action (at) where action = 'log-in' and outcome = 'refused';
