-- Cities as they are searched while somebody types: letters only, so that O'Fallon is found as O Fallon.
alter table postal_place add column city_key text collate "C" generated always as (
  regexp_replace(lower(translate(city collate "C", 'ÁÉÍÓÚÑÜáéíóúñü', 'AEIOUNUaeiounu')), '[^a-z]', '', 'g')
) stored;
create index postal_place_city_search on postal_place (city_key) include (city, state, postal_code);

-- The further cities that mail to a postal code may name; the one of postal_place is the first.
create table postal_place_city (
  postal_code text collate "C" not null references postal_place on delete cascade,
  city text not null,
  state text not null,
  city_key text collate "C" not null generated always as (
    regexp_replace(lower(translate(city collate "C", 'ÁÉÍÓÚÑÜáéíóúñü', 'AEIOUNUaeiounu')), '[^a-z]', '', 'g')
  ) stored,
  primary key (postal_code, state, city)
);
create index postal_place_city_city_search on postal_place_city (city_key) include (city, state, postal_code);
