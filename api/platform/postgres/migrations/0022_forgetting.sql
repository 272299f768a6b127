-- How many keys of people were ever destroyed: who caches keys asks for it, since a notification can get lost.
create table key_destruction (
  only_row boolean primary key default true check (only_row),
  destroyed bigint not null
);
insert into key_destruction (destroyed) values (0);

create function note_key_destruction() returns trigger language plpgsql as $$
begin
  update key_destruction set destroyed = destroyed + 1;
  perform pg_notify('person_forgotten', '');
  return null;
end
$$;
create trigger key_destroyed after update of key or delete on person_key
  for each statement execute function note_key_destruction();

-- The streams that hold what was erased, until the read models have been made again from what is left of them.
alter table erasure add column streams text[] not null default '{}';

-- As `normalizeEmail` has it: addresses are compared trimmed and in lower case, of which ASCII letters only.
create function normalized_email(address text) returns text language sql immutable parallel safe as $$
  select translate(btrim(address), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz')
$$;
create index contact_request_email on contact_request (normalized_email(email));
