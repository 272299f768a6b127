-- The orders of an act that was about many at once, so that each of them finds it. `acted_at` is `at` of the act: what an
-- order has is read in the order of the log.
create table staff_action_order (
  order_id text collate "C" not null,
  acted_at timestamptz(3) not null,
  act_id bigint not null references staff_action on delete cascade,
  primary key (order_id, acted_at, act_id)
);
create index staff_action_order_act on staff_action_order (act_id);

-- Recovery codes stand in for passkeys, too: they are of whoever has a second factor of any kind. The shop deletes them
-- with the last one, and when somebody is erased; accounts are never deleted. A foreign key to account would be a new
-- demand while the release before is still at work.
alter table recovery_code drop constraint recovery_code_username_fkey;

-- Addresses of a product's pictures beside the one that stands for it, in the order in which they are shown.
alter table product add column more_images jsonb not null default '[]';
