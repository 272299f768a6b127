-- The orders of an act that was about many at once, so that each of them finds it. `acted_at` is `at` of the act: what an
-- order has is read in the order of the log.
create table staff_action_order (
  order_id text collate "C" not null,
  acted_at timestamptz(3) not null,
  act_id bigint not null references staff_action on delete cascade,
  primary key (order_id, acted_at, act_id)
);
create index staff_action_order_act on staff_action_order (act_id);

-- Recovery codes stand in for passkeys, too: they belong to whoever has a second factor of any kind. The shop deletes them
-- with the last one.
alter table recovery_code
  drop constraint recovery_code_username_fkey,
  add constraint recovery_code_account foreign key (username) references account on update cascade on delete cascade;

-- Addresses of a product's pictures beside the one that stands for it, in the order in which they are shown.
alter table product add column more_images jsonb not null default '[]';
