-- Wrong tries at a code from browsers that did not ask for it. They have a count of their own, so that a stranger cannot
-- use up the tries of whoever did.
alter table registration add column attempts_elsewhere smallint not null default 0;
alter table account_code add column attempts_elsewhere smallint not null default 0;
