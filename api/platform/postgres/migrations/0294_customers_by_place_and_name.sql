-- Staff find customers by the place of an address, and by a name that is spelled a little differently.
create index account_address_place on account_address using gin (
  (lower(city || ', ' || state || ' ' || postal_code)) gin_trgm_ops
);
create index account_name on account using gin ((lower(first_name || ' ' || last_name)) gin_trgm_ops);
